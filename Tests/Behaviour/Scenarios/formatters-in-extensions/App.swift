import SwiftUI
extension Date {
  var day: String {
    let f = DateFormatter(); f.timeZone = TimeZone(identifier: "UTC");
    f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = "dd"; return f.string(from: self)
  }
  func text(_ long: Bool) -> String {
    let f = DateFormatter()
    f.timeZone = TimeZone(identifier: "UTC"); f.locale = Locale(identifier: "en_US_POSIX")
    f.dateStyle = long ? .long : .short
    return f.string(from: self)
  }
  static func parse(_ s: String) -> Date? {
    let f = DateFormatter(); f.timeZone = TimeZone(identifier: "UTC");
    f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = "yyyy-MM-dd"
    if let d = f.date(from: s) { return d }
    f.dateFormat = "yyyy/MM/dd"
    return f.date(from: s)
  }
  static func parseAll(_ s: String) -> Date? {
    for format in ["yyyy-MM-dd", "yyyy/MM/dd"] {
      let f = DateFormatter(); f.timeZone = TimeZone(identifier: "UTC");
      f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = format
      if let d = f.date(from: s) { return d }
    }
    return nil
  }
}
extension Double {
  var money: String {
    let f = NumberFormatter(); f.numberStyle = .currency; f.currencyCode = "USD";
    f.locale = Locale(identifier: "en_US"); return f.string(from: NSNumber(value: self)) ?? ""
  }
}
struct ContentView: View {
  @State private var n = 0
  let d = Date(timeIntervalSince1970: 1_700_000_000)
  var body: some View {
    VStack {
      Text(
        "\(n) \(d.day) \(d.text(n % 2 == 0)) \(Date.parse(n == 0 ? "2020/01/02" : "2020-03-04")?.day ?? "-") \(Date.parseAll("2021/05/06")?.day ?? "-") \(Double(n).money)"
      )
      Button("Go") { n += 1 }
    }
  }
}
