import SwiftUI

final class Settings: ObservableObject {
  var isOn: Bool {
    get { UserDefaults.standard.bool(forKey: "on") }
    set {
      objectWillChange.send()
      UserDefaults.standard.set(newValue, forKey: "on")
    }
  }
}

final class Editor { func close() {} }

final class Editors: ObservableObject {
  private var editors: [Editor] = []

  func close(_ editor: Editor) {
    objectWillChange.send()
    editor.close()
    editors.removeAll { $0 === editor }
  }

  func refresh() {
    objectWillChange.send()
  }
}
