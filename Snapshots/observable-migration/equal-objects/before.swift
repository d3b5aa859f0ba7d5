import SwiftUI

class Download: NSObject {
  var progress = 0.0
}

final class Downloads: ObservableObject {
  @Published var all: [Download] = []
  @Published var current: Download?
  func update(_ all: [Download]) { self.all = all }
}

final class Node: Hashable {
  var title = ""
  static func == (lhs: Node, rhs: Node) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Outline: ObservableObject {
  @Published var nodes: [Node] = []
  func rename() {
    let renamed = nodes
    renamed.first?.title = "New"
    nodes = renamed
  }
}

struct OutlineView: View {
  @ObservedObject var outline: Outline
  var body: some View { ForEach(outline.nodes, id: \.self) { Text($0.title) } }
}

// Nothing in these can change, or they say themselves when they are equal.
final class Icon: NSObject {
  let name: String
  init(name: String) { self.name = name }
}

final class Note: NSObject {
  var text = ""
  override func isEqual(_ object: Any?) -> Bool { (object as? Note)?.text == text }
}

final class Desk: ObservableObject {
  @Published var icons: [Icon] = []
  @Published var notes: [Note] = []
  func clear() {
    icons = []
    notes = []
  }
}
