import SwiftUI

struct Drawer: View {
    private let handle: () -> AnyView
    private let row: (Int) -> AnyView

    init(handle: @escaping () -> AnyView, row: @escaping (Int) -> AnyView) {
        self.handle = handle
        self.row = row
    }

    func with(_ handle: @escaping () -> AnyView) -> Drawer {
        Drawer(handle: handle, row: row)
    }

    var body: some View {
        VStack {
            handle()
            row(1)
        }
    }
}

struct Shelf: View {
    let handle: () -> AnyView

    var body: some View { handle() }
}
