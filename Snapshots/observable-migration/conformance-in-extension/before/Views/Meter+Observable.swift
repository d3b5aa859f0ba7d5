import SwiftUI

extension Meter: ObservableObject {}

struct MeterView: View {
  @ObservedObject private var meter = Meter.shared

  var body: some View { Text("Meter").id(ObjectIdentifier(meter)) }
}
