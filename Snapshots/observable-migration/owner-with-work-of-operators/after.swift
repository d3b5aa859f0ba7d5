import SwiftUI

enum Counter {
  nonisolated(unsafe) static var count = 0
}

struct Money: Equatable {
  var cents = 0

  init(_ cents: Int) { self.cents = cents }
  static func + (left: Money, right: Money) -> Money {
    Counter.count += 1
    return Money(left.cents + right.cents)
  }
}

prefix operator ^
prefix func ^ (text: String) -> String {
  Counter.count += 1
  return text
}

final class Purse: ObservableObject {
  @Published var money = Money(1) + Money(2)
}

final class Label: ObservableObject {
  @Published var title = ^"title"
}

@Observable
final class Sum {
  var total = -1 + 2
}

struct PurseView: View {
  @StateObject private var purse = Purse()
  @StateObject private var label = Label()
  @State private var sum = Sum()

  var body: some View { Text("\(purse.money.cents) \(label.title) \(sum.total)") }
}
