import SwiftUI

struct TitleView: View {
  let isBig: Bool
  let title: Text

  var body: some View {
    if isBig { title.bold() } else { title }
    if isBig { Text("a").accessibilityLabel("b").italic() } else { Text("a").accessibilityLabel("b") }
    if isBig { Text("a").bold() } else { Text("a") }
  }
}
