import SwiftUI

protocol Framed {
  var frame: CGRect { get }
}

final class Pane: Framed {
  var frame = CGRect.zero

  func move(to frame: CGRect) { self.frame = frame }
}

@Observable
final class Search {
  var query = ""
  var isActive = false
}

struct SearchView: View {
  var search: Search

  var body: some View {
    Text(search.query).foregroundStyle(.secondary).frame(width: 100)
    SearchSwitch(search: search)
  }
}

struct SearchSwitch: View {
  @Bindable var search: Search

  var body: some View { Toggle("Active", isOn: $search.isActive) }
}
