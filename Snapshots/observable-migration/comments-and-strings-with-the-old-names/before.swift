import SwiftUI

/// An `ObservableObject` with one `@Published` property, held by `@StateObject`.
///
/// Inject it by `.environmentObject(store)`.
final class Store: ObservableObject {
  /// `@Published`: `$name` is a publisher.
  @Published var name = "ObservableObject"
  let note = "@Published var name, objectWillChange.send(), $name"
}

struct StoreView: View {
  // @StateObject private var old = Store()
  @StateObject private var store = Store()

  var body: some View {
    /* .environmentObject(store) */
    Text("\(store.name) is no @ObservedObject: $store.name")
      .environmentObject(store)  // environmentObject
  }
}
