import SwiftUI

@resultBuilder @MainActor struct CaptionBuilder {
    static func buildBlock(_ text: Text) -> AnyView { AnyView(text) }
}

struct Caption: View {
    @CaptionBuilder let text: () -> AnyView
    var body: some View { text() }
}
