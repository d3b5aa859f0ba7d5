import SwiftUI

struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
    }
}

struct Modified: View {
    let isWide: Bool

    private var content: AnyView {
        if isWide { return AnyView(Counter().padding()) }
        return AnyView(Counter())
    }

    var body: some View { content }
}

struct SameModifiers: View {
    let isWide: Bool

    private var content: AnyView {
        if isWide { return AnyView(Counter().padding()) }
        return AnyView(Counter().padding(.top))
    }

    var body: some View { content }
}

struct ModifiedElsewhere: View {
    let isWide: Bool

    private var counter: some View { Counter().padding() }

    private var content: AnyView {
        if isWide { return AnyView(counter) }
        return AnyView(Counter())
    }

    var body: some View { content }
}

struct Texts: View {
    let isWide: Bool

    private var content: AnyView {
        if isWide { return AnyView(Text("Wide").bold()) }
        return AnyView(Text("Narrow"))
    }

    var body: some View { content }
}
