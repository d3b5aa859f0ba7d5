import SwiftUI

// In another script, a comment that names the code may give a reason; a heading doesn't.
struct Home: View {
    @State private var isShown = false

    var body: some View { VStack { base; title; label } }

    private var base: AnyView {
        // 分段AnyView只用于切断编译期泛型推断
        AnyView(NavigationStack { Text("a") })
    }

    // Тип проверяется слишком долго без AnyView
    private var title: AnyView {
        AnyView(Text("b"))
    }

    // 标题
    private var label: some View {
        Text("c")
    }
}
