import SwiftUI

struct WidthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
    var containerWidth: CGFloat {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
}

struct Content: View {
    @Environment(\.containerWidth) private var width

    var body: some View {
        Text("\(width)")
        Header()
        Footer()
    }
}

struct Header: View {
    @Environment(\.containerWidth) private var width

    var body: some View { Text("\(width)") }
}

struct Footer: View {
    @Environment(\.containerWidth) private var width

    var body: some View { Text("\(width)") }
}

struct Measured: View {
    var body: some View {
        GeometryReader { proxy in
            Content().environment(\.containerWidth, proxy.size.width)
        }
    }
}
