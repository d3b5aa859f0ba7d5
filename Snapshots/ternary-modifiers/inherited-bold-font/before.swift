import SwiftUI

struct Total: View {
  let text: String
  let isMain: Bool

  var body: some View {
    if isMain {
      Text(text).bold().font(.title.weight(.heavy))
    } else {
      Text(text).font(.title.weight(.heavy))
    }
  }
}
