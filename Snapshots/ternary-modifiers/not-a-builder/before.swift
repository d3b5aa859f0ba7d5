import SwiftUI

struct Ticket {
  let title: String
  let isUsed: Bool

  func stub() -> Text {
    if isUsed {
      return Text(title).strikethrough()
    } else {
      return Text(title)
    }
  }

  func name() -> Text {
    let text = if isUsed { Text(title).bold() } else { Text(title) }
    return text
  }

  func log(_ lines: inout [String]) {
    if isUsed {
      lines.append("used")
    } else {
      lines.append("fresh")
    }
  }
}
