import SwiftUI

struct TaskTitle: View {
  let title: String
  let openSteps: Int

  var body: some View {
    if openSteps > 0 {
      Text(title)
    } else {
      Text(title).strikethrough(color: .gray)
    }
  }
}
