import SwiftUI

final class Station: NSObject {
  let code: String
  let name: String
  init(code: String, name: String) {
    self.code = code
    self.name = name
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? Station)?.code == code }
}

final class Line: ObservableObject {
  @Published var stations: [Station] = []
  func load() { stations = [Station(code: "A", name: "Harbour")] }
}

// This one is compared as a whole.
final class Ticket: NSObject {
  let code: String
  let price: Int
  init(code: String, price: Int) {
    self.code = code
    self.price = price
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Ticket else { return false }
    return code == other.code && price == other.price
  }
}

final class Wallet: ObservableObject {
  @Published var tickets: [Ticket] = []
  func load() { tickets = [Ticket(code: "A", price: 2)] }
}
