import SwiftUI

protocol Block: AnyObject {
  var id: Int { get }
  var text: String { get set }
}

final class Paragraph: Block {
  let id = 1
  var text = ""
}

final class Page: ObservableObject {
  @Published var blocks: [any Block] = [Paragraph()]
  @Published var edits = 0
  func edit() {
    blocks.first?.text = "New"
    edits += 1
  }
}

struct PageView: View {
  @ObservedObject var page: Page
  var body: some View { ForEach(page.blocks, id: \.id) { block in Text(block.text) } }
}

struct EditsView: View {
  @ObservedObject var page: Page
  var body: some View { Text("\(page.edits)") }
}
