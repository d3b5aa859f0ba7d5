import SwiftUI

protocol PageDelegate: AnyObject {
  func pageChanged()
}

struct Page {
  var text = ""
  weak var delegate: (any PageDelegate)?

  mutating func write(_ more: String) {
    text += more
    delegate?.pageChanged()
  }
}

final class Editor: ObservableObject, PageDelegate {
  @Published var page = Page()

  init() { page.delegate = self }

  func pageChanged() { print(page.text) }
  func edit() { page.write("more") }
}

struct EditorView: View {
  @ObservedObject var editor: Editor

  var body: some View { Text(editor.page.text) }
}
