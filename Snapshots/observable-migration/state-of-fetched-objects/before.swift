import CoreBluetooth
import CoreData
import SwiftUI

// Nothing declares the class: Xcode makes it of the model.
final class Editor: ObservableObject {
  @Published var book: BookEntity
  @Published var isSaved = false
  init(context: NSManagedObjectContext) { book = BookEntity(context: context) }
  func rename() {
    book.title = "New"
    isSaved = true
  }
}

struct EditorView: View {
  @ObservedObject var editor: Editor
  var body: some View { Text(editor.book.title ?? "") }
}

struct SavedView: View {
  @ObservedObject var editor: Editor
  var body: some View { Text(editor.isSaved ? "Saved" : "") }
}

final class Reader: ObservableObject {
  let book: BookEntity
  @Published var page = 0
  @Published var isMarked = false
  init(book: BookEntity) { self.book = book }
  var title: String { book.title ?? "" }
}

struct ReaderView: View {
  @ObservedObject var reader: Reader
  var body: some View { Text("\(reader.title) \(reader.page) \(reader.isMarked)") }
}

// An object has the name that shared ones have.
final class Link: ObservableObject {
  let current: CBPeripheral
  @Published var message = ""
  init(current: CBPeripheral) { self.current = current }
}

struct LinkView: View {
  @ObservedObject var link: Link
  var body: some View { Text("\(link.current.state)") }
}

struct MessageView: View {
  @ObservedObject var link: Link
  var body: some View { Text(link.message) }
}

// This view observes the object itself.
final class Counter: ObservableObject {
  @Published var count = 0
  @Published var isOpen = false
}

struct BookView: View {
  @ObservedObject var counter: Counter
  @ObservedObject var book: BookEntity
  var body: some View { Text("\(book.title ?? "") \(counter.count)") }
}

struct OpenView: View {
  @ObservedObject var counter: Counter
  var body: some View { Text(counter.isOpen ? "Open" : "") }
}
