import SwiftUI

struct Page: View {
  let name: String
  let isNew: Bool

  var body: some View {
    if isNew {
      Text("Body").navigationTitle("New page")
    } else {
      Text("Body").navigationTitle(name)
    }
  }
}
