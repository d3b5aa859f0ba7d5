import SwiftUI

struct Router {
    func wrapped<View: SwiftUI.View>(_ view: View) -> some SwiftUI.View {
        view.padding()
    }
}

final class Host<View: SwiftUI.View> {
    var title: some SwiftUI.View { Text("title") }
}

extension Host {
    var footer: some SwiftUI.View { Text("footer") }
}
