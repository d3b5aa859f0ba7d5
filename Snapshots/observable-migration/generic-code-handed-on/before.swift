import SwiftUI

protocol Counting: ObservableObject {
  var count: Int { get set }
}

final class Counter: Counting {
  @Published var count = 0
}

final class Router: ObservableObject {
  @Published var path: [String] = []
}

struct Injection<Object: ObservableObject>: ViewModifier {
  @ObservedObject var object: Object

  func body(content: Content) -> some View {
    content.environmentObject(object).id(ObjectIdentifier(object))
  }
}

extension View {
  func with<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(Injection(object: object))
  }

  func counting<Count: Counting>(with count: Count) -> some View {
    modifier(Injection(object: count))
  }
}

struct Screen: View {
  @EnvironmentObject var router: Router
  @EnvironmentObject var counter: Counter
  var body: some View { Text("\(router.path.count) \(counter.count)") }
}

struct Start: View {
  let router: Router
  let counter: Counter
  var body: some View { Screen().with(router).counting(with: counter) }
}
