import SwiftUI

struct ClimbView: View {
    let meters: Double

    var body: some View {
        let number = NumberFormatter()
        let measure = MeasurementFormatter()
        return Text(measure.string(from: Measurement(value: meters, unit: UnitLength.meters)))
    }
}
