import SwiftUI

@MainActor func head() -> AnyView { AnyView(Text("head")) }

// swiftfix:ignore anyview-to-viewbuilder -- part of the interface
@MainActor func page() -> AnyView { head() }

@MainActor func foot() -> AnyView { AnyView(Text("foot")) }

@MainActor var feet: [AnyView] {
  [
    foot()  // swiftfix:ignore
  ]
}

@MainActor func side() -> some View { Text("side") }
@MainActor var sides: [AnyView] { [AnyView(side())] }
