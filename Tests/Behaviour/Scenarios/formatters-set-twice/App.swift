import SwiftUI
struct ContentView: View {
  @State private var n = 1
  var body: some View {
    VStack {
      Text(one(n)); Text(two(n)); Text(three(n))
      Button("Add") { n *= 10 }
    }
  }
  private func one(_ n: Int) -> String {
    let f = NumberFormatter()
    f.locale = Locale(identifier: "en_US")
    f.numberStyle = .decimal
    let first = f.string(from: NSNumber(value: n)) ?? ""
    f.minimumFractionDigits = 2
    return first + (f.string(from: NSNumber(value: n)) ?? "")
  }
  private func two(_ n: Int) -> String {
    let f = NumberFormatter()
    f.locale = Locale(identifier: "en_US")
    f.numberStyle = .percent
    if n > 10 { f.minimumFractionDigits = 3 }
    return f.string(from: NSNumber(value: n)) ?? ""
  }
  private func three(_ n: Int) -> String {
    let f = NumberFormatter()
    f.locale = Locale(identifier: "en_US")
    f.numberStyle = .decimal
    f.usesGroupingSeparator = n > 1000
    f.groupingSeparator = " "
    return f.string(from: NSNumber(value: n)) ?? ""
  }
}
