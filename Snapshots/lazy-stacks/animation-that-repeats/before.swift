import SwiftUI

struct Placeholders: View {
  let names: [String]
  let isPulsing: Bool

  var body: some View {
    ScrollView {
      VStack {
        Text("Names").frame(maxWidth: .infinity)
        ForEach(Set(names).sorted(), id: \.self) { name in
          Text(name)
            .opacity(isPulsing ? 0.3 : 1)
            .animation(.easeInOut.repeatForever(), value: isPulsing)
        }
      }
    }
  }
}

struct Pulse: View {
  let names: [String]
  @State private var isPulsing = false

  var body: some View {
    ScrollView {
      VStack {
        Text("Names").frame(maxWidth: .infinity)
        ForEach(Set(names).sorted(), id: \.self) { Text($0).opacity(isPulsing ? 0.3 : 1) }
      }
    }
    .onAppear {
      withAnimation(.easeInOut.repeatForever()) { isPulsing = true }
    }
  }
}
