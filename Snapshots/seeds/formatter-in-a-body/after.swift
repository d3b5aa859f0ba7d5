import SwiftUI

struct InvoiceTotal: View {
  let amount: Double

  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "EUR"
    return formatter
  }()

  var body: some View {
    return Text(Self.formatter.string(from: NSNumber(value: amount)) ?? "–")
  }
}
