import SwiftUI

struct Row: View {
  let tags: [String]

  var body: some View {
    if tags.contains("new") {
      Image("photo").overlay { Circle() }
    } else {
      Image("photo")
    }
  }
}
