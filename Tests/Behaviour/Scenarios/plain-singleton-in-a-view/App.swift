import SwiftUI

final class Store: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
}
final class Counter { static let shared = Counter(); var count = 0 }
struct ContentView: View {
  @StateObject private var store = Store()
  var body: some View {
    VStack {
      Text(store.name)
      Text("\(Counter.shared.count)")
      Other(store: store)
      Button("Change") {
        Counter.shared.count += 1; store.other += 1
      }
    }
  }
}
struct Other: View {
  @ObservedObject var store: Store
  var body: some View { Text("\(store.other)") }
}
