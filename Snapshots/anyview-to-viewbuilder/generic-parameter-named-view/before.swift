import SwiftUI

struct Router {
    func wrapped<View: SwiftUI.View>(_ view: View) -> AnyView {
        AnyView(view.padding())
    }
}

final class Host<View: SwiftUI.View> {
    var title: AnyView { AnyView(Text("title")) }
}

extension Host {
    var footer: AnyView { AnyView(Text("footer")) }
}
