import SwiftUI

struct Greeting: View {
  let name: String
  let isKnown: Bool

  var body: some View {
    if isKnown { Text(name).bold() } else { Text("Stranger") }
  }
}
