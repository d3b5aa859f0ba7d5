import SwiftUI

protocol Counting: AnyObject, Observable {
  var count: Int { get set }
}

@Observable
final class Counter: Counting {
  var count = 0
}

@Observable
final class Router {
  var path: [String] = []
}

struct Injection<Object: AnyObject & Observable>: ViewModifier {
  var object: Object

  func body(content: Content) -> some View {
    content.environment(object).id(ObjectIdentifier(object))
  }
}

extension View {
  func with<Object: AnyObject & Observable>(_ object: Object) -> some View {
    modifier(Injection(object: object))
  }

  func counting<Count: Counting>(with count: Count) -> some View {
    modifier(Injection(object: count))
  }
}

struct Screen: View {
  @Environment(Router.self) var router
  @Environment(Counter.self) var counter
  var body: some View { Text("\(router.path.count) \(counter.count)") }
}

struct Start: View {
  let router: Router
  let counter: Counter
  var body: some View { Screen().with(router).counting(with: counter) }
}
