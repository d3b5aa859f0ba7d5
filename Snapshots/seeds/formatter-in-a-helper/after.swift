import SwiftUI

struct Excursion: Identifiable {
  let id: Int
  let departure: Date
  let price: Double
}

struct ExcursionRow: View {
  let excursion: Excursion

  var body: some View {
    HStack {
      Text(departureLabel(for: excursion.departure))
      Text(priceLabel)
    }
  }

  private static let dateTimeFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale.autoupdatingCurrent
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    return formatter
  }()

  private func departureLabel(for date: Date) -> String {
    return Self.dateTimeFormatter.string(from: date)
  }

  private static let currencyFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "CHF"
    return formatter
  }()

  private var priceLabel: String {
    return Self.currencyFormatter.string(from: NSNumber(value: excursion.price)) ?? "–"
  }
}
