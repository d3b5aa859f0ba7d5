import SwiftUI

prefix operator ^
prefix func ^ (share: Double) -> UnitPoint { UnitPoint(x: share, y: share) }

struct Place {
  var shares: [Double] = []
  var selected: Int?

  var alignment: Alignment { shares[selected!] > 0 ? .top : .bottom }
}

// What is computed, or unwrapped, was evaluated in one branch only.
struct PointView: View {
  let selected: Int?
  let points: [UnitPoint]
  let place: Place
  let fixed: UnitPoint
  var late: UnitPoint!

  var anchor: UnitPoint { points[selected!] }

  var body: some View {
    if selected != nil { Text("a").rotationEffect(.degrees(9), anchor: anchor) } else { Text("a") }
    if selected != nil { Text("b").rotationEffect(.degrees(9), anchor: late) } else { Text("b") }
    if selected != nil { Text("c").frame(width: 10, alignment: place.alignment) } else { Text("c") }
    if selected != nil { Text("d").scaleEffect(2, anchor: ^1.0) } else { Text("d") }
    if selected != nil { Text("e").rotationEffect(.degrees(9), anchor: fixed) } else { Text("e") }
  }
}
