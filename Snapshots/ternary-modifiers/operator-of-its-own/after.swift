import SwiftUI

infix operator <~>: AssignmentPrecedence

func <~> (left: Int, right: Int) -> Bool { abs(left - right) < 2 }

struct Hint: View {
  let number: Int

  var body: some View {
    Text("Nearly").opacity((number <~> 3) ? 0.5 : 1)
  }
}
