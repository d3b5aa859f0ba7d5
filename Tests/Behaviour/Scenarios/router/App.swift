import SwiftUI

enum Route: Equatable { case home, detail(Int) }
final class Router: ObservableObject {
  @Published var route = Route.home; @Published var stack: [Route] = [];
  func go(_ n: Int) { stack.append(route); route = .detail(n) };
  func back() { route = stack.popLast() ?? .home }
}
struct ContentView: View {
  @StateObject private var router = Router()
  var body: some View {
    VStack {
      switch router.route {
      case .home: Button("Go") { router.go(1) };
      case .detail(let n):
        Text("detail \(n)"); Button("More") { router.go(n + 1) }; Button("Back") { router.back() }
      }; Text("depth \(router.stack.count)")
    }
  }
}
