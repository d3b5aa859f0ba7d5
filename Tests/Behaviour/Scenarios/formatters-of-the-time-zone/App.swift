import SwiftUI
struct ContentView: View {
  @State private var n = 0
  let d = Date(timeIntervalSince1970: 1_700_000_000)
  var body: some View {
    VStack {
      Text("\(n) \(one()) \(two())")
      Button("Go") {
        n += 1; NSTimeZone.default = TimeZone(secondsFromGMT: 3600 * n)!
      }
    }
  }
  func one() -> String {
    let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = "HH";
    f.timeZone = TimeZone.current; return f.string(from: d)
  }
  func two() -> String {
    let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = "HH";
    f.timeZone = .current; return f.string(from: d)
  }
}
