import SwiftUI

@MainActor protocol Page {
    associatedtype Content: View
    var view: Content { get }
}

struct Book: View {
    let pages: [any Page]

    var body: some View { show(pages[0]) }

    func show(_ page: any Page) -> AnyView { AnyView(page.view) }
}

struct Stack: View {
    let views: [any View]

    var body: some View {
        ForEach(0..<views.count, id: \.self) { index in
            AnyView(views[index])
        }
    }
}
