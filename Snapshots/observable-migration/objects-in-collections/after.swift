import SwiftUI

@Observable
final class Trail: Identifiable {
  let id = UUID()
  var name = ""
  var isOpen = true
}

// What a view reads of an object in a collection now updates it, though it never observed the object.
@Observable
final class Atlas {
  var trails: [Trail] = []
  var best = Trail()

  var openCount: Int { trails.count { $0.isOpen } }
}

struct AtlasList: View {
  @State private var atlas = Atlas()

  var body: some View {
    List(atlas.trails) { trail in Text(trail.name) }
  }
}

struct TrailNames: View {
  let trails: [Trail]

  var body: some View { Text(trails.map(\.name).joined(separator: ", ")) }
}

struct TrailRow: View {
  @Bindable var trail: Trail

  var body: some View { Toggle(trail.name, isOn: $trail.isOpen) }
}

// Here each object is observed where it is read.
@Observable
final class Path: Identifiable {
  let id = UUID()
  var title = ""
}

@Observable
final class Paths {
  var paths: [Path] = []
}

struct PathList: View {
  var paths: Paths

  var body: some View {
    List(paths.paths) { PathRow(path: $0) }
  }
}

struct PathRow: View {
  var path: Path

  var body: some View { Text(path.title) }
}
