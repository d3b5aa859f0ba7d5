import SwiftUI

struct StoreScreen: View {
  // swiftfix:ignore OM201 -- must be made once
  @StateObject private var store = Store()
  var body: some View { Text(store.name) }
}

struct PlainScreen: View {
  @State private var plain = Plain()
  var body: some View { Text(plain.name) }
}

struct SilentScreen: View {
  @StateObject private var silent = Silent()
  var body: some View { Text(silent.name) }
}
