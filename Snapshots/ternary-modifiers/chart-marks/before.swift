import Charts
import SwiftUI

struct Steps: View {
  let days: [Int]
  let best: Int

  var body: some View {
    Chart {
      ForEach(days, id: \.self) { day in
        if day == best {
          BarMark(x: .value("Day", day), y: .value("Steps", day)).opacity(1)
        } else {
          BarMark(x: .value("Day", day), y: .value("Steps", day)).opacity(0.5)
        }
      }
    }
  }
}
