import SwiftUI

protocol Markable {}

extension AnyView: Markable {}

@MainActor protocol Stage {
    associatedtype Content: View & Markable
    var content: Content { get }
}

// What AnyView conforms to, other views needn't.
struct FirstStage: Stage {
    var content: AnyView { AnyView(Text("1")) }
}

@MainActor func mark<Content: View & Markable>(_ content: Content) -> some View { content.bold() }

struct Screen: View {
    var body: some View { mark(title()) }

    private func title() -> AnyView { AnyView(Text("title")) }
}
