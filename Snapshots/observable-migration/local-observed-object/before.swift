import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @EnvironmentObject var counter: Counter
  var body: some View { Text("\(counter.count)") }
}

#Preview {
  @Previewable @EnvironmentObject var counter: Counter
  CounterView()
}

func sum(of counters: [Counter]) -> Int {
  @ObservedObject var first: Counter = counters[0]
  return first.count
}
