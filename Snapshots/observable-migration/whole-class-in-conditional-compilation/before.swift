import SwiftUI

#if os(Linux)
final class Probe: ObservableObject {
  @Published var value = 0
}

struct ProbeView: View {
  @ObservedObject var probe: Probe
  var body: some View { Text("\(probe.value)") }
}
#endif
