import SwiftUI

struct Page: View {
  let count: Int
  let isNew: Bool

  var body: some View {
    Text("Body").navigationTitle(isNew ? "New page" : "Page \(count)")
  }
}
