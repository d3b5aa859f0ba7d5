import SwiftUI

struct Total: View {
  var store: Store
  var rows: Rows

  var body: some View { Text("\(store.total) of \(rows.titles.count)") }
}
