import SwiftUI

extension NumberFormatter {
  func string(from value: Double) -> String? {
    maximumFractionDigits = value > 10 ? 0 : 2
    return string(from: NSNumber(value: value))
  }
}

extension DateFormatter {
  func string(from day: Int) -> String { string(from: Date(timeIntervalSince1970: 86_400 * Double(day))) }
}

struct Row: View {
  let value: Double
  let date: Date

  var body: some View {
    Text(price)
    Text(day)
  }

  private var price: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter.string(from: value) ?? ""
  }

  private var day: String {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter.string(from: date)
  }
}
