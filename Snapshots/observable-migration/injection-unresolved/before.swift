import SwiftUI

final class Router: ObservableObject {
  @Published var path: [String] = []
}

struct Container {
  func resolve<T>() -> T { fatalError() }
}

struct Screen: View {
  @EnvironmentObject var router: Router
  var body: some View { Text("\(router.path.count)") }
}

struct Start: View {
  let container: Container
  private func router() -> Router { container.resolve() }
  var body: some View {
    let found: [Router] = [container.resolve()]
    Screen().environmentObject(found[keyPath: \.[0]])
  }
}
