import SwiftUI

extension View {
  func readHeight(_ height: Binding<CGFloat>) -> some View {
    onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height.wrappedValue = $0 }
  }

  func readSize(_ size: Binding<CGSize>) -> some View { modifier(SizeReader(size: size)) }
}

struct SizeReader: ViewModifier {
  @Binding var size: CGSize

  func body(content: Content) -> some View {
    content.background(
      GeometryReader { proxy in
        Color.clear.onAppear { size = proxy.size }
      })
  }
}

struct Lists: View {
  let names: [String]
  @State private var height: CGFloat = 0
  @State private var size = CGSize.zero

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(Set(names).sorted(), id: \.self) { name in Text(name) }
      }
      .readHeight($height)
    }
    ScrollView {
      LazyVStack {
        ForEach(Set(names).sorted(), id: \.self) { name in Text(name) }
      }
      .readSize($size)
    }
    ScrollView {
      LazyVStack {
        ForEach(Set(names).sorted(), id: \.self) { name in Text(name).readHeight($height) }
      }
    }
  }
}
