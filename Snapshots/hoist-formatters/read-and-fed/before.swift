import SwiftUI

struct Distance: View {
    let meters: Double

    var body: some View {
        Text(text)
    }

    private var text: String {
        let number = NumberFormatter()
        number.maximumFractionDigits = 0

        let measure = MeasurementFormatter()
        measure.numberFormatter = number
        let length = measure.string(from: Measurement(value: meters, unit: UnitLength.meters))
        return length + " " + (number.string(from: NSNumber(value: meters)) ?? "")
    }
}
