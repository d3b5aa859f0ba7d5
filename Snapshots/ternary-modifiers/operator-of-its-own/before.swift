import SwiftUI

infix operator <~>: AssignmentPrecedence

func <~> (left: Int, right: Int) -> Bool { abs(left - right) < 2 }

struct Hint: View {
  let number: Int

  var body: some View {
    if number <~> 3 {
      Text("Nearly").opacity(0.5)
    } else {
      Text("Nearly")
    }
  }
}
