import SwiftUI

@MainActor class Chapter {
    func cover() -> AnyView { AnyView(EmptyView()) }
    final func footer() -> some View { Text("fin") }
}

class Preface: Chapter {
    override func cover() -> AnyView { AnyView(Text("Preface")) }
}
