import SwiftUI

struct OffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

// The list runs at each frame, because the header fades.
struct Profile: View {
    let names: [String]
    @State private var offset: CGFloat = 0
    @State private var position: CGFloat = 0

    private var opacity: Double { offset < -90 ? 0 : 1 + Double(offset) / 90 }

    var body: some View {
        ScrollView {
            VStack {
                GeometryReader { proxy in
                    let minY = proxy.frame(in: .global).minY
                    Color.red
                        .opacity(opacity)
                        .onChange(of: minY) { newValue in offset = newValue }
                }
                ForEach(names, id: \.self) { name in Text(name) }
            }
        }
        .onPreferenceChange(OffsetKey.self) { value in position = value }
        .overlay { ProgressView(value: position) }
    }
}

// Compared where it is measured, not read, a size, and no list.
struct Silent: View {
    let names: [String]
    @State private var isScrolled = false
    @State private var offset: CGFloat = 0
    @State private var height: CGFloat = 0
    @State private var step: CGFloat = 0

    var body: some View {
        ScrollView {
            ForEach(names, id: \.self) { name in Text(name) }
        }
        .onPreferenceChange(OffsetKey.self) { value in isScrolled = value < 0 }
        .onPreferenceChange(OffsetKey.self) { value in offset = value }
        .onPreferenceChange(OffsetKey.self) { value in height = value }
        .onPreferenceChange(OffsetKey.self) { value in step = (value / 90).rounded() }
        .opacity(isScrolled ? 1 : 0)
        .frame(height: height)
        .offset(x: step)
        .onTapGesture { print(offset) }
    }
}

struct Still: View {
    @State private var offset: CGFloat = 0

    var body: some View {
        ScrollView { Text("A") }
            .onPreferenceChange(OffsetKey.self) { value in offset = value }
            .opacity(offset < 0 ? 1 : 0)
    }
}
