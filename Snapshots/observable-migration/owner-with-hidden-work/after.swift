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
@Observable
final class MadeByFunction {
  var count = 0
  let log: Log = .open()
}

@Observable
final class MadeByOthers {
  var count = 0
  let connection: URLSession = .init(configuration: .default)
}

@Observable
final class Saved {
  var count = 0 { didSet { print("saved") } }
  init() { count = 3 }
}

@Observable
final class Registered {
  var count = 0
  init() { Log.shared.reader = self }
}

@Observable
final class Interpolated {
  var title = "\(measure())"
}

@Observable
class Base {
  var count: Int
  init(count: Int) { self.count = count }
}

final class Derived: Base {
  init() { super.init(count: measure()) }
}

@Observable
final class Defaulted {
  var count: Int
  init(count: Int = measure()) { self.count = count }
}

final class Connection {
  deinit { print("closed") }
}

@Observable
final class Owning {
  var count = 0
  private let connection = Connection()
}

enum Locator {
  private static nonisolated(unsafe) let log = Log()
  static var current: Log { log }
  static var fresh: Log { return Log.open() }
}

@Observable
final class Located {
  var count = 0
  let log: Log
  init(log: Log = Locator.fresh) { self.log = log }
}

// These only take values.
@Observable
final class Found {
  var count = 0
  let log: Log
  init(log: Log = Locator.current) { self.log = log }
}

enum Phase { case idle, loading(Int) }

struct Size {
  var width = 0
}

@Observable
final class Plain {
  var phase: Phase = .loading(1)
  var size: Size = .init(width: 3)
  var title: String { didSet { print(title) } }
  private let limit: Int
  @ObservationIgnored private var draft = "\(2 + 3)" { didSet { print(draft) } }
  init(title: String = "", limit: Int = 3) {
    self.title = title
    self.limit = limit * 2
    draft = title
  }
}

struct Screen: View {
  @State private var function = MadeByFunction()
  @State private var others = MadeByOthers()
  @State private var saved = Saved()
  @State private var registered = Registered()
  @State private var interpolated = Interpolated()
  @State private var derived = Derived()
  @State private var defaulted = Defaulted()
  @State private var owning = Owning()
  @State private var plain = Plain()
  @State private var located = Located()
  @State private var found = Found()

  var body: some View {
    Text("\(function.count) \(others.count) \(saved.count) \(registered.count) \(interpolated.title)")
    Text("\(derived.count) \(defaulted.count) \(owning.count) \(plain.size.width)")
    Text("\(located.count) \(found.count)")
  }
}
