import SwiftUI

struct Legacy: View {
  // swiftfix:ignore observable-migration -- waits for the other team
  @ObservedObject var store: Store

  var body: some View { Text("\(store.count)") }
}
