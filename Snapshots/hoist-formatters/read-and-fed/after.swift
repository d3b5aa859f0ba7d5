import SwiftUI

struct Distance: View {
    let meters: Double

    var body: some View {
        Text(text)
    }

    private static let number: NumberFormatter = {
        let number = NumberFormatter()
        number.maximumFractionDigits = 0
        return number
    }()

    private static let measure: MeasurementFormatter = {
        let measure = MeasurementFormatter()
        measure.numberFormatter = Self.number
        return measure
    }()

    private var text: String {
        let length = Self.measure.string(from: Measurement(value: meters, unit: UnitLength.meters))
        return length + " " + (Self.number.string(from: NSNumber(value: meters)) ?? "")
    }
}
