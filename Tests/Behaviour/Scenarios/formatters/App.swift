import SwiftUI

struct ContentView: View {
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var price = 1.5

  var body: some View {
    VStack {
      Text(day(date))
      Text(amount(price))
      Button("Later") {
        date += 86_400
        price *= 1000
      }
    }
  }

  private func day(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.string(from: date)
  }

  private func amount(_ price: Double) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .currency
    formatter.currencyCode = "EUR"
    return formatter.string(from: NSNumber(value: price)) ?? ""
  }
}
