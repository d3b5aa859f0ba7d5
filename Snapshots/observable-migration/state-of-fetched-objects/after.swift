import CoreBluetooth
import CoreData
import SwiftUI

// Nothing declares the class: Xcode makes it of the model.
@Observable
final class Editor {
  var book: BookEntity
  var isSaved = false
  init(context: NSManagedObjectContext) { book = BookEntity(context: context) }
  func rename() {
    book.title = "New"
    isSaved = true
  }
}

struct EditorView: View {
  var editor: Editor
  var body: some View { Text(editor.book.title ?? "") }
}

struct SavedView: View {
  var editor: Editor
  var body: some View { Text(editor.isSaved ? "Saved" : "") }
}

@Observable
final class Reader {
  let book: BookEntity
  var page = 0
  var isMarked = false
  init(book: BookEntity) { self.book = book }
  var title: String { book.title ?? "" }
}

struct ReaderView: View {
  var reader: Reader
  var body: some View { Text("\(reader.title) \(reader.page) \(reader.isMarked)") }
}

// An object has the name that shared ones have.
@Observable
final class Link {
  let current: CBPeripheral
  var message = ""
  init(current: CBPeripheral) { self.current = current }
}

struct LinkView: View {
  var link: Link
  var body: some View { Text("\(link.current.state)") }
}

struct MessageView: View {
  var link: Link
  var body: some View { Text(link.message) }
}

// This view observes the object itself.
@Observable
final class Counter {
  var count = 0
  var isOpen = false
}

struct BookView: View {
  var counter: Counter
  @ObservedObject var book: BookEntity
  var body: some View { Text("\(book.title ?? "") \(counter.count)") }
}

struct OpenView: View {
  var counter: Counter
  var body: some View { Text(counter.isOpen ? "Open" : "") }
}
