import SwiftUI

@Observable
final class Console {
  var onClose: (() -> Void)?
  var format: @Sendable (Int) -> String = { "\($0)" }
  var selection: (first: Int, last: Int)!
}

@Observable
class Store<Element> {
  var elements: [Element]
  var selected: Element?
  init(_ elements: [Element]) { self.elements = elements }
}

struct StoreView: View {
  @Environment(Store<Int>.self) var store
  var body: some View { Text("\(store.elements.count)") }
}

struct Root: View {
  @State private var store = Store<Int>([1])
  var body: some View { StoreView().environment(store) }
}
