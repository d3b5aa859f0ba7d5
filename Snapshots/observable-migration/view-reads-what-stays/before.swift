import SwiftUI

protocol Caption: AnyObject {
  var caption: String { get }
  var isBold: Bool { get set }
}

final class Plain: Caption {
  let caption = "plain"
  var isBold = false
}

/// Changes what it holds, and holds nothing else later.
final class Wrapped: Caption {
  private var wrapped: any Caption

  init(_ wrapped: some Caption) { self.wrapped = wrapped }

  var caption: String { wrapped.caption }

  var isBold: Bool {
    get { wrapped.isBold }
    set { wrapped.isBold = newValue }
  }
}

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var step = 1
}

struct CaptionView: View {
  @ObservedObject var counter: Counter
  let caption: any Caption

  var body: some View { Text("\(caption.caption): \(counter.count)") }
}

final class Login: ObservableObject {
  @Published var isLoading = false
  @Published var host = ""
  let page = "page"

  /// Has the name of a property, and reads what changes.
  func page(at date: Date) -> String { UserDefaults.standard.string(forKey: "page") ?? host }
}

struct LoginView: View {
  @ObservedObject var login: Login

  var body: some View { Text(login.page).opacity(login.isLoading ? 0.5 : 1) }
}
