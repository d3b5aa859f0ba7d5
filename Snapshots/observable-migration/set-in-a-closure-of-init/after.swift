import SwiftUI

struct User: Equatable {
  let id: Int
  var name: String
  static func == (l: User, r: User) -> Bool { l.id == r.id }
}

@MainActor final class Service {
  var onUser: ((User) -> Void)?
  var onTick: () -> Void = {}
}

// A closure that is kept sets a property long after its object was made.
@Observable @MainActor final class Profile {
  private(set) var user = User(id: 0, name: "")
  init(service: Service) { service.onUser = { [weak self] user in self?.user = user } }
}

@Observable @MainActor final class Clock {
  var name = ""
  @ObservationIgnored private(set) var ticks = 0
  init(service: Service) {
    service.onTick = { [weak self] in
      guard let self else { return }
      ticks += 1
    }
  }
}

struct ClockView: View {
  @Bindable var clock: Clock
  var body: some View {
    TextField("Name", text: $clock.name)
    Text("\(clock.ticks)")
  }
}

@Observable @MainActor final class Counter {
  var name = ""
  @ObservationIgnored private(set) var count = 0
  init(service: Service) {
    func increase() { count += 1 }
    service.onTick = increase
  }
}

struct CounterView: View {
  var counter: Counter
  var body: some View { Text("\(counter.name) \(counter.count)") }
}

// Another object that is made sets it.
@Observable @MainActor final class Session {
  var user = User(id: 0, name: "")
}

@MainActor final class Login {
  init(session: Session, name: String) { session.user = User(id: 0, name: name) }
}

// All of these are set while the object is made, or the app.
@Observable @MainActor class Account {
  var user = User(id: 0, name: "")
  @ObservationIgnored var names: [String] = []
  init(names: [String]) {
    user = User(id: 1, name: names.first ?? "")
    names.forEach { self.names.append($0) }
  }
}

@MainActor final class GuestAccount: Account {
  init() {
    super.init(names: ["guest"])
    self.user = User(id: 2, name: "guest")
    names.append("guest")
  }
}

struct AccountView: View {
  var account: Account
  var body: some View { Text("\(account.user.name) of \(account.names.count)") }
}
