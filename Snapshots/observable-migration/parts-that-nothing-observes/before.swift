import SwiftUI

final class Page: Identifiable {
  let number: Int
  var text = ""
  init(number: Int) { self.number = number }
}

// The pages change, and 'revision' refreshed the view.
final class Book: ObservableObject {
  @Published var pages: [Page] = []
  @Published var revision = 0
  func write(_ text: String) {
    pages.first?.text = text
    revision += 1
  }
}

struct BookView: View {
  @ObservedObject var book: Book
  var body: some View {
    ForEach(book.pages) { page in Text(page.text) }
  }
}

struct RevisionView: View {
  @ObservedObject var book: Book
  var body: some View { Text("\(book.revision)") }
}

// The numbers of the pages don't change.
final class Register: ObservableObject {
  @Published var pages: [Page] = []
  @Published var revision = 0
}

struct RegisterView: View {
  @ObservedObject var register: Register
  var body: some View {
    ForEach(register.pages) { page in Text("\(page.number)") }
  }
}
