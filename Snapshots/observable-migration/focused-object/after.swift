import SwiftUI

final class Selection: ObservableObject {
  @Published var name = ""
}

struct Editor: View {
  @ObservedObject var selection: Selection
  var body: some View { Text(selection.name).focusedObject(selection) }
}

final class Library: ObservableObject {
  @Published var title = ""
}

struct LibraryView: View {
  @StateObject private var library = Library()
  var body: some View { Text(library.title).focusedSceneObject(library) }
}

final class Recents: ObservableObject {
  @Published var names: [String] = []
}

struct RecentsView: View {
  @FocusedObject private var recents: Recents?
  var body: some View { Text(recents?.names.first ?? "") }
}

@Observable
final class Clock {
  var hour = 0
}

struct ClockView: View {
  var clock: Clock
  var body: some View { Text("\(clock.hour)") }
}
