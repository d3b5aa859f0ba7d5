import SwiftUI

struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Measured: View {
    @State private var height: CGFloat = 0

    var body: some View {
        Text("a")
            .background(
                GeometryReader { proxy in
                    Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
                }
            )
            .onPreferenceChange(HeightKey.self) { height = $0 }
    }
}

struct Child: View {
    var body: some View {
        Text("a")
            .background(
                GeometryReader { proxy in
                    Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                }
            )
    }
}

struct Parent: View {
    @State private var width: CGFloat = 0

    var body: some View {
        VStack {
            Child()
            Child()
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}
