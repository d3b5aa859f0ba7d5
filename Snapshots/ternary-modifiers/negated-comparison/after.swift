import SwiftUI

struct TaskTitle: View {
  let title: String
  let openSteps: Int

  var body: some View {
    Text(title).strikethrough(!(openSteps > 0), color: .gray)
  }
}
