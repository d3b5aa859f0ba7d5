import Foundation

// Code that is given its actor is on that one, whatever it is declared in.
actor Journal {
  var lines: [String] = []
}

func add(_ date: Date, to journal: isolated Journal) {
  journal.lines.append(ISO8601DateFormatter().string(from: date))
}

@MainActor struct Pages {
  func add(_ date: Date, isolation: isolated (any Actor)? = #isolation) -> String {
    ISO8601DateFormatter().string(from: date)
  }

  nonisolated private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "d MMM"
    return formatter
  }()

  func title(_ date: Date, isolation: isolated (any Actor)? = #isolation) -> String {
    return Self.formatter.string(from: date)
  }

  nonisolated private static let dateFormatter = DateFormatter()

  // A local function that may run anywhere is on no actor.
  func print(_ date: Date) {
    @Sendable func stamp() -> String { ISO8601DateFormatter().string(from: date) }
    @Sendable func day() -> String { Self.dateFormatter.string(from: date) }
    Task.detached { Swift.print(stamp(), day()) }
  }
}

@globalActor actor Store {
  static let shared = Store()
}

@Store final class Records {
  nonisolated private static let dateFormatter = DateFormatter()

  // The main queue is another actor.
  func show(_ date: Date) {
    DispatchQueue.main.async { print(Self.dateFormatter.string(from: date)) }
  }
}
