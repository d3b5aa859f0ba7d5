import SwiftUI

protocol Block: AnyObject {
  var id: Int { get }
  var text: String { get set }
}

final class Paragraph: Block {
  let id = 1
  var text = ""
}

@Observable
final class Page {
  var blocks: [any Block] = [Paragraph()]
  var edits = 0
  func edit() {
    blocks.first?.text = "New"
    edits += 1
  }
}

struct PageView: View {
  var page: Page
  var body: some View { ForEach(page.blocks, id: \.id) { block in Text(block.text) } }
}

struct EditsView: View {
  var page: Page
  var body: some View { Text("\(page.edits)") }
}
