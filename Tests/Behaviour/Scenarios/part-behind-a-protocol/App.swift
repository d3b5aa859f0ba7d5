import SwiftUI

protocol Block: AnyObject {
  var text: String { get set }
}

final class Paragraph: Block {
  var text = "old"
}

final class Page: ObservableObject {
  @Published var block: any Block = Paragraph()
  @Published var edits = 0
  func edit() {
    block.text = "new"
    edits += 1
  }
}

struct PageView: View {
  @ObservedObject var page: Page
  var body: some View {
    Text(page.block.text)
    Button("Edit") { page.edit() }
  }
}

struct EditsView: View {
  @ObservedObject var page: Page
  var body: some View { Text("\(page.edits) edits") }
}
