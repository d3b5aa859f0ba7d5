import SwiftUI

@MainActor final class Stage {
    private var kept: [AnyView] = []
    private var count = 0

    var front: AnyView {
        get { AnyView(Text("front")) }
        set { kept.append(newValue) }
    }

    var back: some View {
        get { Text("back") }
        set { count += 1 }
    }
}
