import SwiftUI

struct TaskTitle: View {
  let title: String
  let isDone: Bool

  var body: some View {
    Text(title).strikethrough(isDone)
  }
}
