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
    Text("Margin").padding(isWide ? .margin : 0)
    Text("Insets").padding(isWide ? .row : EdgeInsets())
    Text("Edge").padding(isWide ? .top : [])
    Text("Margins").padding(isWide ? .margin : .gap)
    Text("Edges").padding(isWide ? [.top, .bottom] : .horizontal)
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
    Text("Margin and number").padding(isWide ? .margin : 8)
  }
}
