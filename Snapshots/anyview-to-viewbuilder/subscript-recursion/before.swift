import SwiftUI

struct Shelf: View {
    let depth: Int

    var body: some View { self[depth] }

    subscript(depth: Int) -> AnyView {
        if depth == 0 { return AnyView(EmptyView()) }
        return AnyView(VStack { self[depth - 1] })
    }
}

struct Rack: View {
    let depth: Int

    var body: some View { self[depth] }

    subscript(depth: Int) -> AnyView {
        if depth == 0 { return AnyView(EmptyView()) }
        return AnyView(row(depth))
    }

    private func row(_ depth: Int) -> some View { self[depth - 1].padding() }
}
