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

  private func departureLabel(for date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale.current
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  private var priceLabel: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "CHF"
    return formatter.string(from: NSNumber(value: excursion.price)) ?? "–"
  }
}
