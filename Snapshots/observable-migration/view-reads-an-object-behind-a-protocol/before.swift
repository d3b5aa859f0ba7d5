import SwiftUI

protocol Block: AnyObject {
  var text: String { get set }
}

final class Paragraph: Block {
  var text = ""
}

// Its text is changed through the protocol.
final class Page: ObservableObject {
  @Published var block: any Block = Paragraph()
  @Published var edits = 0
  func edit() {
    block.text = "New"
    edits += 1
  }
}

struct PageView: View {
  @ObservedObject var page: Page
  var body: some View { Text(page.block.text) }
}

struct EditsView: View {
  @ObservedObject var page: Page
  var body: some View { Text("\(page.edits)") }
}
