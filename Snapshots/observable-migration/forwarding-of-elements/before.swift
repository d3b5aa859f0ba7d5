import Combine
import SwiftUI

final class Item: ObservableObject {
  @Published var isSelected = false
}

final class Editor: ObservableObject {
  @Published private(set) var items: [Item] = [] {
    didSet {
      subscriptions.removeAll()
      items.publisher.flatMap { $0.objectWillChange }
        .sink(receiveValue: objectWillChange.send)
        .store(in: &subscriptions)
    }
  }
  private var subscriptions = Set<AnyCancellable>()

  var count: Int { items.filter { $0.isSelected }.count }
}

struct EditorView: View {
  @StateObject private var editor = Editor()

  var body: some View { Text("\(editor.count)") }
}

final class Sheet: ObservableObject {
  @Published var title = ""
}

final class Book: ObservableObject {
  @Published var sheets: [Sheet] = []
  private var token: AnyCancellable?

  func follow() {
    token = Publishers.MergeMany(sheets.map { $0.objectWillChange })
      .sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

struct BookView: View {
  @ObservedObject var book: Book

  var body: some View { Text(book.sheets.first?.title ?? "") }
}
