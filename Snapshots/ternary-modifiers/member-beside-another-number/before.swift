import SwiftUI

extension CGFloat {
  static let small: CGFloat = 4
}

// '.small' would be looked for in 'Double'.
struct Wide: View {
  let isSmall: Bool
  let width: Double
  var body: some View {
    if isSmall {
      Text("a").padding(.small)
    } else {
      Text("a").padding(width)
    }
  }
}

struct Framed: View {
  let isSmall: Bool
  let width: Double
  var body: some View {
    if isSmall {
      Text("a").frame(width: .small)
    } else {
      Text("a").frame(width: width)
    }
  }
}

// Here it is found.
struct Narrow: View {
  let isSmall: Bool
  let width: CGFloat
  let height: Double
  var body: some View {
    VStack {
      if isSmall {
        Text("a").padding(.small)
      } else {
        Text("a").padding(width)
      }
      if isSmall {
        Text("b").frame(height: .infinity)
      } else {
        Text("b").frame(height: height)
      }
    }
  }
}
