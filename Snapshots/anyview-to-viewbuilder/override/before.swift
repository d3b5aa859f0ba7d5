import SwiftUI

@MainActor class Chapter {
    func cover() -> AnyView { AnyView(EmptyView()) }
    final func footer() -> AnyView { AnyView(Text("fin")) }
}

class Preface: Chapter {
    override func cover() -> AnyView { AnyView(Text("Preface")) }
}
