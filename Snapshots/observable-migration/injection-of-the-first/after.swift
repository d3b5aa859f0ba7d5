import SwiftUI

@Observable
final class Router {
  var path: [String] = []
}

struct Screen: View {
  @Environment(Router.self) var router
  var body: some View { Text("\(router.path.count)") }
}

struct Start: View {
  var routers: [Router]
  var others: [Router]?
  var named: [String: Router] = [:]

  var body: some View {
    Screen().environment(routers.first!)
    Screen().environment(routers.last ?? Router())
    Screen().environment(routers.first { $0.path.isEmpty }!)
    Screen().environment(others!.randomElement()!)
    Screen().environment(named.values.first!)
    Screen().environment(routers.filter { $0.path.isEmpty }.reversed().first!)
  }
}
