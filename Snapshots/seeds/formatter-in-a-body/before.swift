import SwiftUI

struct InvoiceTotal: View {
  let amount: Double

  var body: some View {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "EUR"
    return Text(formatter.string(from: NSNumber(value: amount)) ?? "–")
  }
}
