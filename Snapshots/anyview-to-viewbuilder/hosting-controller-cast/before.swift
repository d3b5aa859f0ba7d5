import SwiftUI

@MainActor class UIHostingController<Content: View> {
    var rootView: Content
    init(rootView: Content) { self.rootView = rootView }
}

@MainActor final class Flow {
    private var shown: [AnyObject] = []

    // A cast asks for the type of what is shown.
    func push() {
        shown.append(UIHostingController(rootView: page()))
    }

    var top: AnyView? { (shown.last as? UIHostingController<AnyView>)?.rootView }

    private func page() -> AnyView { AnyView(Text("page")) }
}
