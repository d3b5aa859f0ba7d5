import SwiftUI

extension DateFormatter {
  func string(from day: Int) -> String {
    prepare()
    return string(from: Date(timeIntervalSince1970: 86_400 * Double(day)))
  }

  private func prepare() { dateFormat = "dd" }

  func string(from text: String) -> String {
    shorten(self)
    return text
  }

  func string(from date: Date?) -> String { date.map { string(from: $0) } ?? placeholder }

  private var placeholder: String { isLenient ? "?" : "–" }
}

private func shorten(_ formatter: DateFormatter) { formatter.dateStyle = .short }

extension NumberFormatter {
  func string(from value: Double) -> String? { string(from: NSNumber(value: value)) ?? placeholder }

  private var placeholder: String { positivePrefix }

  func string(from value: Double, unit: String) -> String {
    let separator: String
    if unit.isEmpty { separator = "" } else { separator = " " }
    return (string(from: value) ?? "") + separator + unit
  }

  func string(from value: Double, unit: String, digits: Int) -> String? {
    maximumFractionDigits = digits
    return string(from: value)
  }
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
    return formatter.string(from: 12)
  }
}
