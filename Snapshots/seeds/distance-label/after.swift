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

  private static let formatter: MeasurementFormatter = {
    let numberFormatter = NumberFormatter()
    numberFormatter.maximumFractionDigits = 1

    let formatter = MeasurementFormatter()
    formatter.unitOptions = .naturalScale
    formatter.numberFormatter = numberFormatter
    return formatter
  }()

  private var distanceLabel: String {
    return Self.formatter.string(from: Measurement(value: metersAway, unit: UnitLength.meters))
  }
}
