import SwiftUI

struct Amounts: View {
  let amount: Double

  private var whole: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 0
    return formatter
  }

  var parts: NumberFormatter {
    let formatter = NumberFormatter()
    if amount < 1 { formatter.maximumFractionDigits = 2 }
    return formatter
  }

  public var exact: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 8
    return formatter
  }

  var body: some View { Text("\(amount)") }
}
