import SwiftUI

// A 'where' clause of the initialiser or function itself chooses the type of the content.
struct Rack<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  init(titles: [String]) where Content == ForEach<[String], String, AnyView> {
    self.init { ForEach(titles, id: \.self) { AnyView(Text($0)) } }
  }

  init(named name: String) {
    self.init {
      AnyView(Text(name)) as! Content
    }
  }

  var body: some View { content }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  static func rows(_ titles: [String]) -> Section where Content == ForEach<[String], String, AnyView> {
    Section { ForEach(titles, id: \.self) { AnyView(Text($0)) } }
  }

  static func heading(_ text: String) -> some View where Content == AnyView {
    VStack { AnyView(Text(text)) }
  }
}
