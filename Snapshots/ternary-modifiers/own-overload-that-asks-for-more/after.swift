import SwiftUI

// An overload of the project that can't be meant, since it asks for what isn't there.
extension View {
  func frame(width: CGFloat? = nil, height: CGFloat? = nil, isLogged: Bool) -> some View {
    if isLogged { print(width ?? 0, height ?? 0) }
    return frame(width: width, height: height)
  }
}

struct Gap: View {
  let isWide: Bool

  var body: some View {
    Text("a").frame(width: isWide ? 80 : nil)
    if isWide {
      Text("b").frame(width: 80, isLogged: true)
    } else {
      Text("b")
    }
  }
}
