import SwiftUI

extension CGFloat {
  static let margin: CGFloat = 16
  static let gap: CGFloat = 8
}

extension EdgeInsets {
  static let row = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
}

struct Rows: View {
  let isWide: Bool

  var body: some View {
    if isWide {
      Text("Margin").padding(.margin)
    } else {
      Text("Margin")
    }
    if isWide {
      Text("Insets").padding(.row)
    } else {
      Text("Insets")
    }
    if isWide {
      Text("Edge").padding(.top)
    } else {
      Text("Edge")
    }
    if isWide {
      Text("Margins").padding(.margin)
    } else {
      Text("Margins").padding(.gap)
    }
    if isWide {
      Text("Edges").padding([.top, .bottom])
    } else {
      Text("Edges").padding(.horizontal)
    }
    if isWide {
      Text("Margin and edge").padding(.margin)
    } else {
      Text("Margin and edge").padding(.top)
    }
    if isWide {
      Text("Margin and insets").padding(.margin)
    } else {
      Text("Margin and insets").padding(.row)
    }
    if isWide {
      Text("Margin and number").padding(.margin)
    } else {
      Text("Margin and number").padding(8)
    }
  }
}
