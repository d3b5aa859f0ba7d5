import SwiftUI
final class Keeper {
  nonisolated(unsafe) static var kept: [NumberFormatter] = [];
  static func adjust(_ f: NumberFormatter) { f.minimumFractionDigits += 1 }
}
struct ContentView: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n) \(one()) \(two()) \(three())")
      Button("Go") {
        n += 1; Keeper.kept.forEach { $0.minimumFractionDigits = 3 }
      }
    }
  }
  func one() -> String {
    let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); Keeper.kept.append(f);
    return f.string(from: 5) ?? ""
  }
  func two() -> String {
    let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); Keeper.adjust(f);
    return f.string(from: 5) ?? ""
  }
  func three() -> String {
    let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); let g = f;
    g.minimumFractionDigits += 1; return f.string(from: 5) ?? ""
  }
}
