import SwiftUI

/// An `ObservableObject` with one `@Published` property, held by `@StateObject`.
///
/// Inject it by `.environmentObject(store)`.
@Observable
final class Store {
  /// `@Published`: `$name` is a publisher.
  var name = "ObservableObject"
  let note = "@Published var name, objectWillChange.send(), $name"
}

struct StoreView: View {
  // @StateObject private var old = Store()
  @State private var store = Store()

  var body: some View {
    /* .environmentObject(store) */
    Text("\(store.name) is no @ObservedObject: $store.name")
      .environment(store)  // environmentObject
  }
}
