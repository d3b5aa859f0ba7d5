import SwiftUI

struct TaskTitle: View {
  let title: String
  let isDone: Bool

  var body: some View {
    if !isDone {
      Text(title)
    } else {
      Text(title).strikethrough()
    }
  }
}
