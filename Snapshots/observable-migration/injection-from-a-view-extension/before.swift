import SwiftUI

final class Router: ObservableObject {
  @Published var depth = 0
}

struct Detail: View {
  @EnvironmentObject var router: Router
  var body: some View { Text("\(router.depth)") }
}

extension View {
  func withRouter(_ router: Router) -> some View {
    environmentObject(router)
  }
}

struct WithOptional: View {
  var router: Router?
  var body: some View {
    if let router { Detail().environmentObject(router) }
  }
}
