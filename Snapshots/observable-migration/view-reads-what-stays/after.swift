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

@Observable
final class Counter {
  var count = 0
  var step = 1
}

struct CaptionView: View {
  var counter: Counter
  let caption: any Caption

  var body: some View { Text("\(caption.caption): \(counter.count)") }
}

@Observable
final class Login {
  var isLoading = false
  var host = ""
  let page = "page"

  /// Has the name of a property, and reads what changes.
  func page(at date: Date) -> String { UserDefaults.standard.string(forKey: "page") ?? host }
}

struct LoginView: View {
  var login: Login

  var body: some View { Text(login.page).opacity(login.isLoading ? 0.5 : 1) }
}
