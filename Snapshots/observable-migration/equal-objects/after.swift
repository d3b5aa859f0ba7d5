import SwiftUI

class Download: NSObject {
  var progress = 0.0
}

@Observable
final class Downloads {
  var all: [Download] = []
  var current: Download?
  func update(_ all: [Download]) { self.all = all }
}

final class Node: Hashable {
  var title = ""
  static func == (lhs: Node, rhs: Node) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable
final class Outline {
  var nodes: [Node] = []
  func rename() {
    let renamed = nodes
    renamed.first?.title = "New"
    nodes = renamed
  }
}

struct OutlineView: View {
  var outline: Outline
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

@Observable
final class Desk {
  var icons: [Icon] = []
  var notes: [Note] = []
  func clear() {
    icons = []
    notes = []
  }
}
