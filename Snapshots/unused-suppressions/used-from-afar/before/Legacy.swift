import SwiftUI

struct Legacy: View {
  // swiftfix:ignore observable-migration, lazy-stacks -- waits for the other team
  @ObservedObject var store: Store

  // swiftfix:ignore observable-migration
  var body: some View { Text("\(store.count)") }
}
