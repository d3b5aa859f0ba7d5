import SwiftUI

struct User: Hashable {
  var id = 1
  var name = "old"

  static func == (left: User, right: User) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  static func load() throws -> User { User() }
}

enum Phase: Equatable {
  case done(User)
}

final class Mapped: ObservableObject {
  @Published var users = (0..<1).map { User(id: $0) }
}

final class Repeated: ObservableObject {
  @Published var users = Array(repeating: User(), count: 1)
}

final class Made: ObservableObject {
  @Published var user = { User() }()
}

final class Wrapped: ObservableObject {
  @Published var user = Optional(User())
}

final class Phased: ObservableObject {
  @Published var phase = Phase.done(User())
}

final class Tried: ObservableObject {
  @Published var user = try? User.load()
}

final class Cast: ObservableObject {
  @Published var users = [] as [User]
}

// The library compares what has a raw value by that alone.
struct Tag: RawRepresentable, Equatable {
  var rawValue: Int
  var note = "old"

  init(rawValue: Int) { self.rawValue = rawValue }
}

final class Tagged: ObservableObject {
  @Published var tag = Tag(rawValue: 1)
}

@propertyWrapper struct Ignored<Value>: Equatable {
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  static func == (left: Self, right: Self) -> Bool { true }
}

struct Profile: Equatable {
  var id = 1
  @Ignored var name = "old"
}

final class Profiled: ObservableObject {
  @Published var profile = Profile()
}

struct Guest: Equatable {
  var id = 1
  var name = "old"

  static func == (left: Guest, right: Guest) -> Bool {
    if left.id != 0 { return left.id == right.id }
    return left.name == right.name
  }
}

final class Hosting: ObservableObject {
  @Published var guest = Guest()
}

// All of these are compared.
struct Point: Equatable {
  var x = 0
  var y = 0

  static func == (left: Point, right: Point) -> Bool {
    guard left.x == right.x else { return false }
    if left.y != right.y { return false }
    return left.x == right.x && left.y == right.y
  }
}

final class Whole: ObservableObject {
  @Published var points = (0..<1).map { Point(x: $0) }
  @Published var name = String(repeating: "a", count: 3)
}

@MainActor struct UsersView: View {
  @ObservedObject var mapped: Mapped
  @ObservedObject var repeated: Repeated
  @ObservedObject var made: Made
  @ObservedObject var wrapped: Wrapped
  @ObservedObject var phased: Phased
  @ObservedObject var tried: Tried
  @ObservedObject var cast: Cast
  @ObservedObject var tagged: Tagged
  @ObservedObject var profiled: Profiled
  @ObservedObject var hosting: Hosting
  @ObservedObject var whole: Whole

  var body: some View {
    Text("\(mapped.users[0].name) \(repeated.users[0].name) \(made.user.name) \(wrapped.user?.name ?? "")")
    Text("\(phased.phase == .done(User()) ? "" : "a") \(tried.user?.name ?? "") \(cast.users.count)")
    Text("\(tagged.tag.note) \(profiled.profile.name) \(hosting.guest.name) \(whole.points.count) \(whole.name)")
    Button("Change") {
      mapped.users = []
      repeated.users = []
      made.user = User(name: "new")
      wrapped.user = User(name: "new")
      phased.phase = .done(User(name: "new"))
      tried.user = User(name: "new")
      cast.users = []
      tagged.tag = Tag(rawValue: 1)
      profiled.profile = Profile()
      hosting.guest = Guest(name: "new")
      whole.points = []
      whole.name = "b"
    }
  }
}
