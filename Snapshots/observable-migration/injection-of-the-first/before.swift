import SwiftUI

final class Router: ObservableObject {
  @Published var path: [String] = []
}

struct Screen: View {
  @EnvironmentObject var router: Router
  var body: some View { Text("\(router.path.count)") }
}

struct Start: View {
  var routers: [Router]
  var others: [Router]?
  var named: [String: Router] = [:]

  var body: some View {
    Screen().environmentObject(routers.first!)
    Screen().environmentObject(routers.last ?? Router())
    Screen().environmentObject(routers.first { $0.path.isEmpty }!)
    Screen().environmentObject(others!.randomElement()!)
    Screen().environmentObject(named.values.first!)
    Screen().environmentObject(routers.filter { $0.path.isEmpty }.reversed().first!)
  }
}
