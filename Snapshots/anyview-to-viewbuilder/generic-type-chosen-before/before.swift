import SwiftUI

class Host<Content: View> {
    init(_ content: Content) {}
    func show(_ content: Content) {}
    func log<Other: View>(_ other: Other) {}
}

typealias ViewHost = Host<AnyView>

@MainActor final class Panel: Host<AnyView> {
    func header() -> AnyView { AnyView(Text("a")) }
    func load() { show(header()) }
}

@MainActor struct Screen {
    let host: ViewHost
    var title: AnyView { AnyView(Text("b")) }
    var footer: AnyView { AnyView(Text("c")) }

    func start() {
        host.show(title)
        host.log(footer)
        _ = Host(footer)
    }
}
