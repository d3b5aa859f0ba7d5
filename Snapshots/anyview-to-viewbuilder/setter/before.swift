import SwiftUI

@MainActor final class Stage {
    private var kept: [AnyView] = []
    private var count = 0

    var front: AnyView {
        get { AnyView(Text("front")) }
        set { kept.append(newValue) }
    }

    var back: AnyView {
        get { AnyView(Text("back")) }
        set { count += 1 }
    }
}
