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
