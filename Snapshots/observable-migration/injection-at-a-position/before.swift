import SwiftUI

final class Router: ObservableObject {
  @Published var path = ""
}

final class Guide: ObservableObject {
  @Published var page = 0
}

struct Container {
  func resolve<T>() -> T { fatalError() }
}

struct Screen: View {
  @EnvironmentObject var router: Router
  @EnvironmentObject var guide: Guide
  var body: some View { Text("\(router.path) \(guide.page)") }
}

struct Start: View {
  let container: Container
  var body: some View {
    let routers: [Router] = [container.resolve()]
    let guides: [Guide] = [container.resolve()]
    Screen().environmentObject(routers[routers.startIndex]).environmentObject(guides[guides.count - 1])
  }
}
