import SwiftUI

struct PeakRow: View {
    let metersAway: Double?

    var body: some View {
        Text(distance ?? "–")
    }

    /// How far the peak is, in the units of the reader's country.
    private var distance: String? {
        guard let metersAway else { return nil }
        let distance = metersAway.rounded()

        let numberFormatter = NumberFormatter()
        numberFormatter.numberStyle = .decimal
        numberFormatter.maximumFractionDigits = 0

        let formatter = MeasurementFormatter()
        formatter.locale = Locale.current
        formatter.unitStyle = .medium
        formatter.unitOptions = .naturalScale
        formatter.numberFormatter = numberFormatter
        return formatter.string(from: Measurement(value: distance, unit: UnitLength.meters))
    }
}
