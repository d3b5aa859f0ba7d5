import SwiftUI
import UIKit

@MainActor final class Pages {
    var pages = [UIHostingController(rootView: AnyView(EmptyView()))]
    var controllers: [UIViewController] = []

    func page() -> AnyView { AnyView(Text("a")) }
    func screen() -> AnyView { AnyView(Text("b")) }

    func add() {
        pages.append(UIHostingController(rootView: page()))
        controllers.append(UIHostingController(rootView: screen()))
    }
}
