import SwiftUI

final class Log {
  static nonisolated(unsafe) let shared = Log()
  weak var reader: AnyObject?
  static func open() -> Log {
    print("opened")
    return Log()
  }
}

func measure() -> Int {
  print("measured")
  return 1
}

// Each of these does something when it is created.
final class MadeByFunction: ObservableObject {
  @Published var count = 0
  let log: Log = .open()
}

final class MadeByOthers: ObservableObject {
  @Published var count = 0
  let connection: URLSession = .init(configuration: .default)
}

final class Saved: ObservableObject {
  @Published var count = 0 { didSet { print("saved") } }
  init() { count = 3 }
}

final class Registered: ObservableObject {
  @Published var count = 0
  init() { Log.shared.reader = self }
}

final class Interpolated: ObservableObject {
  @Published var title = "\(measure())"
}

class Base: ObservableObject {
  @Published var count: Int
  init(count: Int) { self.count = count }
}

final class Derived: Base {
  init() { super.init(count: measure()) }
}

final class Defaulted: ObservableObject {
  @Published var count: Int
  init(count: Int = measure()) { self.count = count }
}

final class Connection {
  deinit { print("closed") }
}

final class Owning: ObservableObject {
  @Published var count = 0
  private let connection = Connection()
}

enum Locator {
  private static nonisolated(unsafe) let log = Log()
  static var current: Log { log }
  static var fresh: Log { return Log.open() }
}

final class Located: ObservableObject {
  @Published var count = 0
  let log: Log
  init(log: Log = Locator.fresh) { self.log = log }
}

// These only take values.
final class Found: ObservableObject {
  @Published var count = 0
  let log: Log
  init(log: Log = Locator.current) { self.log = log }
}

enum Phase { case idle, loading(Int) }

struct Size {
  var width = 0
}

final class Plain: ObservableObject {
  @Published var phase: Phase = .loading(1)
  @Published var size: Size = .init(width: 3)
  @Published var title: String { didSet { print(title) } }
  private let limit: Int
  private var draft = "\(2 + 3)" { didSet { print(draft) } }
  init(title: String = "", limit: Int = 3) {
    self.title = title
    self.limit = limit * 2
    draft = title
  }
}

struct Screen: View {
  @StateObject private var function = MadeByFunction()
  @StateObject private var others = MadeByOthers()
  @StateObject private var saved = Saved()
  @StateObject private var registered = Registered()
  @StateObject private var interpolated = Interpolated()
  @StateObject private var derived = Derived()
  @StateObject private var defaulted = Defaulted()
  @StateObject private var owning = Owning()
  @StateObject private var plain = Plain()
  @StateObject private var located = Located()
  @StateObject private var found = Found()

  var body: some View {
    Text("\(function.count) \(others.count) \(saved.count) \(registered.count) \(interpolated.title)")
    Text("\(derived.count) \(defaulted.count) \(owning.count) \(plain.size.width)")
    Text("\(located.count) \(found.count)")
  }
}
