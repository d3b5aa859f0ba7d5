import SwiftUI

struct Legacy: View {
  // swiftfix:ignore
  @ObservedObject var store: Store
  var body: some View { Text(store.name) }
}
