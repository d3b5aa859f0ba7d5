import SwiftUI

final class Console: ObservableObject {
  @Published var onClose: (() -> Void)?
  @Published var format: @Sendable (Int) -> String = { "\($0)" }
  @Published var selection: (first: Int, last: Int)!
}

class Store<Element>: ObservableObject {
  @Published var elements: [Element]
  @Published var selected: Element?
  init(_ elements: [Element]) { self.elements = elements }
}

struct StoreView: View {
  @EnvironmentObject var store: Store<Int>
  var body: some View { Text("\(store.elements.count)") }
}

struct Root: View {
  @StateObject private var store = Store<Int>([1])
  var body: some View { StoreView().environmentObject(store) }
}
