import SwiftUI

struct HarbourRow: View {
  let name: String
  let metersAway: Double

  var body: some View {
    HStack {
      Text(name)
      Text(distanceLabel)
    }
  }

  private var distanceLabel: String {
    let numberFormatter = NumberFormatter()
    numberFormatter.maximumFractionDigits = 1

    let formatter = MeasurementFormatter()
    formatter.unitOptions = .naturalScale
    formatter.numberFormatter = numberFormatter
    return formatter.string(from: Measurement(value: metersAway, unit: UnitLength.meters))
  }
}
