import SwiftUI

struct Total: View {
  @ObservedObject var store: Store
  @ObservedObject var rows: Rows

  var body: some View { Text("\(store.total) of \(rows.titles.count)") }
}
