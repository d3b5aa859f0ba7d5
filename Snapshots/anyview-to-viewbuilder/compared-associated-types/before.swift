import SwiftUI

protocol Holding {
  associatedtype Content: View
  @MainActor func content() -> Content
}

@MainActor struct Left: @MainActor Holding {
  func content() -> AnyView { AnyView(Text("left")) }
}

@MainActor struct Right: @MainActor Holding {
  func content() -> AnyView { AnyView(Image("right")) }
}

func pair<A: Holding, B: Holding>(_ first: A, _ second: B) where A.Content == B.Content {}

@MainActor func show() { pair(Left(), Right()) }
