import SwiftUI

struct MeterView: View {
  private let meter = Meter.shared

  var body: some View { Text("Meter").id(ObjectIdentifier(meter)) }
}
