import SwiftUI

// Printed while its log is written to.
final class Journal: ObservableObject, CustomStringConvertible {
  @Published var log = "x"

  var description: String { "\(log.count) characters" }
  func note() { print(self, to: &log) }
}

struct Paper: TextOutputStream, Equatable {
  var text = ""

  mutating func write(_ string: String) { text += string + "\(Printer.shared.paper.text.count)" }
}

final class Printer: ObservableObject {
  nonisolated(unsafe) static let shared = Printer()
  @Published var paper = Paper()

  func note() { print("x", to: &paper) }
}

struct Numbers: Sequence, IteratorProtocol {
  var last = 0

  mutating func next() -> Int? {
    last += 1
    return last < 3 ? Shelf.shared.numbers.count : nil
  }
}

final class Shelf: ObservableObject {
  nonisolated(unsafe) static let shared = Shelf()
  @Published var numbers = [1, 2]

  func fill() { numbers.append(contentsOf: Numbers()) }
}

final class Late: ObservableObject {
  @Published var numbers = [1, 2]

  func fill() { numbers.append(contentsOf: [5, 6].lazy.map { $0 + self.numbers.count }) }
}

protocol Stepping {
  var steps: Int { get }
  mutating func step()
}

struct Walk: Stepping {
  var steps = 1

  mutating func step() { steps += Path.shared.walk.steps }
}

final class Path: ObservableObject {
  nonisolated(unsafe) static let shared = Path()
  @Published var walk: any Stepping = Walk()

  func go() { walk.step() }
}

// The observer of the total runs before the items are given back.
final class Basket: ObservableObject {
  @Published var items = [1]
  @Published var total = 0 { didSet { isFull = items.count > 3 } }
  @Published var isFull = false

  func fill() { add(2, to: &items, counting: &total) }
  private func add(_ item: Int, to list: inout [Int], counting count: inout Int) {
    list.append(item)
    count += item
  }
}

@propertyWrapper struct Loud: Equatable {
  private var value = 0

  var wrappedValue: Int {
    get { value }
    set {
      value = newValue
      Radio.shared.note()
    }
  }
  init(wrappedValue: Int) { value = wrappedValue }
}

struct Dial: Equatable {
  @Loud var volume = 0
}

final class Radio: ObservableObject {
  nonisolated(unsafe) static let shared = Radio()
  @Published var dial = Dial()
  @Published var log = ""

  func note() { log += "\(dial.volume)," }
  func turn() { dial.volume += 1 }
}

struct CounterView: View {
  @ObservedObject var journal: Journal
  @ObservedObject var printer = Printer.shared
  @ObservedObject var shelf = Shelf.shared
  @ObservedObject var late: Late
  @ObservedObject var path = Path.shared
  @ObservedObject var basket: Basket
  @ObservedObject var radio = Radio.shared

  var body: some View {
    Text("\(journal.log) \(printer.paper.text) \(shelf.numbers.count) \(late.numbers.count)")
    Text("\(path.walk.steps) \(basket.items.count) \(basket.total) \(radio.dial.volume) \(radio.log)")
    Text(basket.isFull ? "full" : "")
  }
}
