import SwiftUI

final class Router: ObservableObject {
  @Published var path: [String] = []
}

struct Injection<Object: ObservableObject>: ViewModifier {
  let object: Object

  func body(content: Content) -> some View { content.environmentObject(object) }
}

extension View {
  func with(_ object: some ObservableObject) -> some View { modifier(Injection(object: object)) }
}

struct Start: View {
  let router: Router
  var body: some View { Text("Start").with(router) }
}
