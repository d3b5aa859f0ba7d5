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
    var body: some View { Text("a") }
}

struct Measured: View {
    var body: some View {
        GeometryReader { proxy in
            Content().environment(\.containerWidth, proxy.size.width)
        }
    }
}
