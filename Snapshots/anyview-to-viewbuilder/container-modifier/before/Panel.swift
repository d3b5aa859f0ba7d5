import SwiftUI

struct Panel<Header: View, Content: View>: View {
    let header: Header
    let isOpen: Bool
    @ViewBuilder let content: () -> Content

    init(header: Header, isOpen: Bool, @ViewBuilder content: @escaping () -> Content) {
        self.header = header
        self.isOpen = isOpen
        self.content = content
    }

    var body: some View {
        VStack {
            header
            content()
        }
    }
}
