import SwiftUI

@Observable
final class Router {
  var path = ""
}

@Observable
final class Guide {
  var page = 0
}

struct Container {
  func resolve<T>() -> T { fatalError() }
}

struct Screen: View {
  @Environment(Router.self) var router
  @Environment(Guide.self) var guide
  var body: some View { Text("\(router.path) \(guide.page)") }
}

struct Start: View {
  let container: Container
  var body: some View {
    let routers: [Router] = [container.resolve()]
    let guides: [Guide] = [container.resolve()]
    Screen().environment(routers[routers.startIndex]).environment(guides[guides.count - 1])
  }
}
