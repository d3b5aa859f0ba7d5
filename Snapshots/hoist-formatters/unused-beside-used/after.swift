import SwiftUI

struct ClimbView: View {
    let meters: Double

    private static let measure = MeasurementFormatter()

    var body: some View {
        let number = NumberFormatter()
        return Text(Self.measure.string(from: Measurement(value: meters, unit: UnitLength.meters)))
    }
}
