import SwiftUI

@Observable
final class Settings {
  var isOn: Bool {
    get {
      access(keyPath: \.isOn)
      return UserDefaults.standard.bool(forKey: "on")
    }
    set {
      withMutation(keyPath: \.isOn) {}
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
