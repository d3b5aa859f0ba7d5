import SwiftUI

@Observable
final class Router {
  var depth = 0
}

struct Detail: View {
  @Environment(Router.self) var router
  var body: some View { Text("\(router.depth)") }
}

extension View {
  func withRouter(_ router: Router) -> some View {
    environment(router)
  }
}

struct WithOptional: View {
  var router: Router?
  var body: some View {
    if let router { Detail().environment(router) }
  }
}
