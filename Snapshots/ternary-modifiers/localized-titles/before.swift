import SwiftUI

struct Page: View {
  let count: Int
  let isNew: Bool

  var body: some View {
    if isNew {
      Text("Body").navigationTitle("New page")
    } else {
      Text("Body").navigationTitle("Page \(count)")
    }
  }
}
