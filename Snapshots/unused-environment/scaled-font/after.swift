import SwiftUI

enum Scale {
    nonisolated(unsafe) static var factor: CGFloat = 1

    static func scaled(_ size: CGFloat) -> CGFloat { size * factor }
}

struct ScaledFont: ViewModifier {
    let size: CGFloat

    func body(content: Content) -> some View {
        content.font(.system(size: Scale.scaled(size)))
    }
}

struct ScaledCaption: View {
    // Needed: the view is evaluated when the size changes.
    @Environment(\.sizeCategory) private var sizeCategory

    var body: some View {
        Text("Caption").font(.system(size: Scale.scaled(11)))
    }
}
