import SwiftUI

#if os(Linux)
@Observable
final class Probe {
  var value = 0
}

struct ProbeView: View {
  var probe: Probe
  var body: some View { Text("\(probe.value)") }
}
#endif
