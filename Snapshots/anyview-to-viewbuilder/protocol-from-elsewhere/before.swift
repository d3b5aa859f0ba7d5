import SwiftUI

struct HomePage: Identifiable, Routable {
    let id = 1
    func make() -> AnyView { AnyView(Text("Home")) }
    private func icon() -> AnyView { AnyView(Image(systemName: "house")) }
    var row: some View { icon() }
}
