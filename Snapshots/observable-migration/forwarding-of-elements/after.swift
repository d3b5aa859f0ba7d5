import Combine
import SwiftUI

@Observable
final class Item {
  var isSelected = false
}

@Observable
final class Editor {
  private(set) var items: [Item] = []
  @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

  var count: Int { items.filter { $0.isSelected }.count }
}

struct EditorView: View {
  @State private var editor = Editor()

  var body: some View { Text("\(editor.count)") }
}

@Observable
final class Sheet {
  var title = ""
}

@Observable
final class Book {
  var sheets: [Sheet] = []
  @ObservationIgnored private var token: AnyCancellable?

  func follow() {
  }
}

struct BookView: View {
  var book: Book

  var body: some View { Text(book.sheets.first?.title ?? "") }
}
