import SwiftUI

final class Trail: ObservableObject, Identifiable {
  let id = UUID()
  @Published var name = ""
  @Published var isOpen = true
}

// What a view reads of an object in a collection now updates it, though it never observed the object.
final class Atlas: ObservableObject {
  @Published var trails: [Trail] = []
  @Published var best = Trail()

  var openCount: Int { trails.count { $0.isOpen } }
}

struct AtlasList: View {
  @StateObject private var atlas = Atlas()

  var body: some View {
    List(atlas.trails) { trail in Text(trail.name) }
  }
}

struct TrailNames: View {
  let trails: [Trail]

  var body: some View { Text(trails.map(\.name).joined(separator: ", ")) }
}

struct TrailRow: View {
  @ObservedObject var trail: Trail

  var body: some View { Toggle(trail.name, isOn: $trail.isOpen) }
}

// Here each object is observed where it is read.
final class Path: ObservableObject, Identifiable {
  let id = UUID()
  @Published var title = ""
}

final class Paths: ObservableObject {
  @Published var paths: [Path] = []
}

struct PathList: View {
  @ObservedObject var paths: Paths

  var body: some View {
    List(paths.paths) { PathRow(path: $0) }
  }
}

struct PathRow: View {
  @ObservedObject var path: Path

  var body: some View { Text(path.title) }
}
