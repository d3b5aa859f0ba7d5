import SwiftUI

protocol Block: AnyObject {
  var text: String { get set }
}

final class Paragraph: Block {
  var text = ""
}

// Its text is changed through the protocol.
@Observable
final class Page {
  var block: any Block = Paragraph()
  var edits = 0
  func edit() {
    block.text = "New"
    edits += 1
  }
}

struct PageView: View {
  var page: Page
  var body: some View { Text(page.block.text) }
}

struct EditsView: View {
  var page: Page
  var body: some View { Text("\(page.edits)") }
}
