import SwiftUI

struct Page { let view: AnyView }

@resultBuilder enum ContentBuilder {
    static func buildExpression(_ view: AnyView) -> Page { Page(view: view) }
    static func buildBlock(_ pages: Page...) -> [Page] { pages }
}

struct Pager: View {
    let pages: [Page]
    init(@ContentBuilder _ pages: () -> [Page]) { self.pages = pages() }
    var body: some View { ForEach(0..<pages.count, id: \.self) { pages[$0].view } }
}

struct Tour: View {
    var body: some View {
        Pager {
            AnyView(Text("a"))
            AnyView(Image("b"))
        }
    }
}
