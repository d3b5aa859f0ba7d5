import SwiftUI

protocol Markable {}

extension AnyView: Markable {}

extension View where Self: Markable {
    func marked() -> some View { bold() }
}

extension View {
    func framed() -> some View { border(.red) }
}

struct Screen: View {
    var title: AnyView { AnyView(Text("title")) }
    var footer: some View { Text("footer") }

    var body: some View {
        title.marked()
        footer.framed()
    }
}
