import SwiftUI

final class Engine {
  var speed = 0
  var gears = 5
}

final class Car: ObservableObject {
  @Published var engine = Engine()
  @Published var trips = 0

  func drive() {
    engine.speed += 1
    trips += 1
  }
}

struct CarView: View {
  @ObservedObject var car: Car
  var body: some View { Text("\(car.engine.speed) \(car.trips)") }
}

final class Journal {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}

final class JournalModel: ObservableObject {
  @Published var page = 0
  private let journal = Journal()

  private var all: [String] { journal.lines }
  var text: String { all.joined() }

  func turn() {
    journal.write("page")
    page += 1
  }
}

struct JournalView: View {
  @ObservedObject var model: JournalModel
  var body: some View { Text(model.text) }
}

final class Preferences: ObservableObject {
  @Published private var changes = 0

  var name: String {
    get { UserDefaults.standard.string(forKey: "name") ?? "" }
    set {
      UserDefaults.standard.set(newValue, forKey: "name")
      changes += 1
    }
  }
}

struct PreferencesView: View {
  @StateObject private var preferences = Preferences()
  var body: some View { Text(preferences.name) }
}

@MainActor final class Counter: ObservableObject {
  @Published var clicks = 0
  private static var total = 0

  var all: Int { Self.total }
  func click() {
    clicks += 1
    Self.total += 1
  }
}

struct CounterView: View {
  @ObservedObject var counter: Counter
  var body: some View { Text("\(counter.all)") }
}

protocol Account: AnyObject {
  var balance: Int { get }
  var name: String { get }
}

final class Bank: Account {
  private(set) var balance = 0
  let name = "Savings"
  func deposit(_ amount: Int) { balance += amount }
}

final class BankModel: ObservableObject {
  @Published var deposits = 0
  private let account: Account = Bank()

  var worth: String { "\(account.balance)" }
  var title: String { account.name }
}

struct BankView: View {
  @ObservedObject var bank: BankModel
  var body: some View { Text(bank.worth) }
}

struct BankTitle: View {
  @ObservedObject var bank: BankModel
  var body: some View { Text(bank.title) }
}

final class AmountField {
  private var digits = ""
  var amount: Int { Int(digits) ?? 0 }
  func enter(_ digit: String) { digits += digit }
}

final class AmountModel: ObservableObject {
  @Published var text = ""
  private let field = AmountField()

  var total: Int { field.amount * 2 }
  func enter(_ digit: String) {
    field.enter(digit)
    text += digit
  }
}

struct AmountView: View {
  @ObservedObject var model: AmountModel
  var body: some View { Text("\(model.total)") }
}

final class Pump: ObservableObject {
  @Published var level = 0.0
  @Published var paired: Date?
  var time: String { "\(Date())" }
  var age: TimeInterval { Date().timeIntervalSince(paired ?? Date.distantPast) }
}

struct PumpView: View {
  @ObservedObject var pump: Pump
  var body: some View { Text("\(pump.level) \(pump.time) \(pump.age)") }
}

// What doesn't change, or changes with something that is tracked, is shown as before.
@Observable
final class Garage {
  var engine = Engine()
  var revision = 0

  var city: String {
    _ = revision
    return UserDefaults.standard.string(forKey: "city") ?? ""
  }
}

struct GarageView: View {
  var garage: Garage
  var body: some View { Text("\(garage.engine.gears) \(garage.city)") }
}

// What has to be waited for is no part of a view.
@Observable @MainActor final class Shop {
  var isOpen = false
  private let bank = Bank()
  func pay() async -> Int { bank.balance }
}

struct ShopView: View {
  var shop: Shop
  var body: some View {
    PayButton { print(await shop.pay()) }.disabled(shop.isOpen)
  }
}

struct PayButton: View {
  let action: () async -> Void
  var body: some View { Text("Pay") }
}

// What publishes nothing refreshes nothing, nor does what a view doesn't observe.
final class Register {
  var names: [String] = []
  var count: Int { names.count }
  func add(_ name: String) { names.append(name) }
}

struct RegisterView: View {
  var register: Register
  var body: some View { Text("\(register.count)") }
}

@Observable @MainActor final class Theme {
  static let shared = Theme()
  var isDark = false
  @ObservationIgnored private(set) var revision = 0
  func update() { revision += 1 }
}

struct ThemeLabel: View {
  var body: some View { Text("\(Theme.shared.revision)") }
}
