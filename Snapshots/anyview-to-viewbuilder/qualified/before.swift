import SwiftUI

struct Plain: View {
    var body: some View { label }

    private var label: SwiftUI.AnyView { SwiftUI.AnyView(Text("a")) }
    private var other: AnyView { .init(Text("b")) }
    private var third: AnyView { AnyView.init(Text("c")) }
}
