import SwiftUI
enum Formats {
  nonisolated(unsafe) static var a = "yyyy"; static let b = "MM";
  static var c: String { counter += 1; return counter % 2 == 0 ? "dd" : "d" };
  nonisolated(unsafe) static var counter = 0
}
nonisolated(unsafe) var globalFormat = "yyyy"
let fixedFormat = "HH"
struct ContentView: View {
  @State private var n = 0
  let d = Date(timeIntervalSince1970: 1_700_000_000)
  var body: some View {
    VStack {
      Text("\(n) \(one()) \(two()) \(three()) \(four()) \(five())")
      Button("Go") {
        n += 1; Formats.a = "yy"; globalFormat = "yy"
      }
    }
  }
  func one() -> String {
    let f = DateFormatter(); f.timeZone = TimeZone(identifier: "UTC");
    f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = Formats.a; return f.string(from: d)
  }
  func two() -> String {
    let f = DateFormatter(); f.timeZone = TimeZone(identifier: "UTC");
    f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = Formats.b; return f.string(from: d)
  }
  func three() -> String {
    let f = DateFormatter(); f.timeZone = TimeZone(identifier: "UTC");
    f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = Formats.c; return f.string(from: d)
  }
  func four() -> String {
    let f = DateFormatter(); f.timeZone = TimeZone(identifier: "UTC");
    f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = globalFormat; return f.string(from: d)
  }
  func five() -> String {
    let f = DateFormatter(); f.timeZone = TimeZone(identifier: "UTC");
    f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = fixedFormat; return f.string(from: d)
  }
}
