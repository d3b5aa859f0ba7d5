import SwiftUI

struct Counter: View {
    @State var count = 0
    var body: some View { Text("\(count)") }
}

struct Model {
    var header: Text { Text("header") }
    var rows: [Counter] = []
}

// What callers choose may be of one type.
struct Loader<Content: View, Placeholder: View>: View {
    let isLoaded: Bool
    let content: () -> Content
    let placeholder: () -> Placeholder

    var body: some View { inner }

    private var inner: AnyView {
        if isLoaded { return AnyView(content()) }
        return AnyView(placeholder())
    }

    private func choose(_ first: some View, _ second: some View) -> AnyView {
        if isLoaded { return AnyView(first) } else { return AnyView(second) }
    }

    @ViewBuilder
    private var orNothing: some View {
        if isLoaded {
            content()
        } else {
            EmptyView()
        }
    }
}

// What other declarations give is of their type.
struct Panel: View {
    let model: Model
    let isFirst: Bool

    private var top: some View {
        let count = 1
        return Counter(count: count)
    }

    private var bottom: some View {
        let count = 2
        return Counter(count: count).padding()
    }

    @ViewBuilder private var left: some View {
        if isFirst { Counter(count: 1) } else { Text("left") }
    }

    @ViewBuilder private var right: some View {
        if isFirst { Counter(count: 2) } else { Text("right") }
    }

    var body: some View {
        VStack {
            viaMember()
            viaLocals()
            viaBranches()
            viaElement()
            viaParentheses()
            different()
        }
    }

    private func viaMember() -> AnyView {
        if isFirst { return AnyView(model.header) } else { return AnyView(Text("b").bold()) }
    }

    private func viaLocals() -> AnyView {
        if isFirst { return AnyView(top) } else { return AnyView(bottom) }
    }

    private func viaBranches() -> AnyView {
        if isFirst { return AnyView(left) } else { return AnyView(right) }
    }

    private func viaElement() -> AnyView {
        if isFirst { return AnyView(model.rows[0]) } else { return AnyView(Counter()) }
    }

    private func viaParentheses() -> AnyView {
        if isFirst { return AnyView((Counter(count: 1))) } else { return AnyView(Counter().padding()) }
    }

    @ViewBuilder
    private func different() -> some View {
        if isFirst {
            top
        } else if model.rows.isEmpty {
            left
        } else {
            model.header
        }
    }
}

// Both modifiers may make one type of the same view.
extension View {
    func tinted(_ flag: Bool) -> AnyView {
        if flag { return AnyView(self.foregroundColor(.red)) }
        return AnyView(accentColor(.red))
    }

    func applying<Result: View>(_ flag: Bool, transform: (Self) -> Result) -> AnyView {
        if flag { return AnyView(transform(self)) }
        return AnyView(self)
    }

    @ViewBuilder
    func shown(_ flag: Bool) -> some View {
        if flag {
            self
        } else {
            EmptyView()
        }
    }
}

// The branches of a variable.
struct Choice: View {
    let isFirst: Bool

    var body: some View {
        let content: AnyView
        if isFirst {
            content = AnyView(Counter(count: 1))
        } else {
            content = AnyView(Counter(count: 2))
        }
        return content.padding()
    }
}
