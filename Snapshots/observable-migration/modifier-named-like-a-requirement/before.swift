import SwiftUI

protocol Framed {
  var frame: CGRect { get }
}

final class Pane: Framed {
  var frame = CGRect.zero

  func move(to frame: CGRect) { self.frame = frame }
}

final class Search: ObservableObject {
  @Published var query = ""
  @Published var isActive = false
}

struct SearchView: View {
  @ObservedObject var search: Search

  var body: some View {
    Text(search.query).foregroundStyle(.secondary).frame(width: 100)
    SearchSwitch(search: search)
  }
}

struct SearchSwitch: View {
  @ObservedObject var search: Search

  var body: some View { Toggle("Active", isOn: $search.isActive) }
}
