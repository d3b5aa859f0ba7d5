import SwiftUI

@MainActor func head() -> AnyView { AnyView(Text("head")) }
@MainActor func foot() -> AnyView { AnyView(Text("foot")) }
@MainActor func side() -> some View { Text("side") }

@MainActor func make() {
  let cast = head() as AnyView
  _ = foot() as AnyView
  _ = side()
  _ = cast
}
