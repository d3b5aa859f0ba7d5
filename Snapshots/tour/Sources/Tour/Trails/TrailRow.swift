import SwiftUI

struct TrailRow: View {
    let trail: Trail
    @EnvironmentObject private var settings: TourSettings

    /// "4.2 km", or miles where the user prefers them.
    private var distance: String {
        let length = Measurement(value: trail.length, unit: UnitLength.meters)

        let numberFormatter = NumberFormatter()
        numberFormatter.numberStyle = .decimal
        numberFormatter.maximumFractionDigits = 1

        let formatter = MeasurementFormatter()
        formatter.locale = Locale.current
        formatter.unitStyle = .medium
        formatter.unitOptions = .providedUnit
        formatter.numberFormatter = numberFormatter
        return formatter.string(from: length.converted(to: settings.usesMiles ? .miles : .kilometers))
    }

    var body: some View {
        HStack(spacing: 12) {
            badge
            VStack(alignment: .leading) {
                title
                Text(trail.region)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Text(distance)
                .monospacedDigit()
        }
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 12))
    }

    @ViewBuilder
    private var title: some View {
        // Favorites stand out, but keep their size.
        if trail.isFavorite {
            Text(trail.name)
                .font(.headline)
                .foregroundStyle(.yellow)
                .underline()
        } else {
            Text(trail.name)
                .font(.headline)
                .foregroundStyle(.primary)
        }
    }

    @ViewBuilder
    private var badge: some View {
        if trail.difficulty == .hard {
            Circle().fill(.red).frame(width: 10, height: 10)
        } else if trail.difficulty == .moderate {
            Circle().fill(.orange).frame(width: 10, height: 10)
        } else {
            Circle().fill(.green).frame(width: 10, height: 10)
        }
    }
}
