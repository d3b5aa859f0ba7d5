import SwiftUI

struct Placeholders: View {
  let names: [String]
  let isPulsing: Bool

  var body: some View {
    ScrollView {
      VStack {
        Text("Names").frame(maxWidth: .infinity)
        ForEach(names, id: \.self) { name in
          Text(name)
            .opacity(isPulsing ? 0.3 : 1)
            .animation(.easeInOut.repeatForever(), value: isPulsing)
        }
      }
    }
  }
}
