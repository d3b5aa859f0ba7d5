import Foundation

func text(of value: Double, step: Double) -> String {
  let digits = max(Int(-step), 0)
  let formatter = NumberFormatter()
  formatter.minimumFractionDigits = digits
  return formatter.string(from: value as NSNumber) ?? ""
}

func day(of text: String, short: Bool) -> String {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd"
  guard let date = formatter.date(from: text) else { return text }
  if short {
    formatter.dateFormat = "d"
  }
  return formatter.string(from: date)
}
