import SwiftUI

struct Plain: View {
  var body: AnyView { AnyView(Text("plain")) }
}

struct Named: View {
  var body: AnyView { AnyView(Text("named")) }
}

@MainActor func show(_ body: Named.Body) -> AnyView { body }

struct Inside: View {
  var body: AnyView { AnyView(Text("inside")) }
  var copies: [Body] { [AnyView(Text("copy"))] }
}
