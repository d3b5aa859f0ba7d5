import SwiftUI

struct WidthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
}

struct WideKey: EnvironmentKey {
    static let defaultValue = false
}

struct NowKey: EnvironmentKey {
    static let defaultValue = Date.distantPast
}

extension EnvironmentValues {
    var containerWidth: CGFloat {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
    var isWide: Bool {
        get { self[WideKey.self] }
        set { self[WideKey.self] = newValue }
    }
    var sheetHeight: CGFloat {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
    var now: Date {
        get { self[NowKey.self] }
        set { self[NowKey.self] = newValue }
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
    @State private var width: CGFloat = 0
    @State private var count: CGFloat = 0
    @State private var isPressed = false

    var body: some View {
        VStack {
            GeometryReader { proxy in
                Content().environment(\.containerWidth, proxy.size.width)
                Content().environment(\.isWide, proxy.size.width > 650)
                Text("leaf").environment(\.containerWidth, proxy.size.width)
            }
            Content()
                .environment(\.containerWidth, width)
                .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            Content()
                .environment(\.containerWidth, count)
                .onTapGesture { count += 1 }
            // It changes twice for each press, however often it is set.
            Content()
                .environment(\.isWide, isPressed)
                .gesture(DragGesture().onChanged { isPressed = $0.location.x > 0 })
            GeometryReader { proxy in
                Content().environment(\.containerWidth, proxy.frame(in: .global).minX)
                Content().environment(\.containerWidth, proxy.frame(in: .local).width)
            }
            TimelineView(.periodic(from: .now, by: 1)) { context in
                Content().environment(\.now, context.date)
            }
        }
    }
}

// One view reads the height, which hardly changes.
struct Sheet: View {
    var body: some View {
        GeometryReader { proxy in
            SheetContent().environment(\.sheetHeight, proxy.size.height)
        }
    }
}

struct SheetContent: View {
    @Environment(\.sheetHeight) private var height

    var body: some View { Text("\(height)") }
}
