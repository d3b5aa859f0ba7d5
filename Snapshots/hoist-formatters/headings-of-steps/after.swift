import Foundation

// What heads a step, or counts it, stays with the step.
struct Archive {
  private static let decoder = JSONDecoder()

  func load(_ url: URL) throws -> [String] {
    // Load what was there before
    let data = try Data(contentsOf: url)
    return try Self.decoder.decode([String].self, from: data)
  }

  private static let dayFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "d"
    return formatter
  }()

  func day(_ date: Date) -> String {
    // 1. Begin with nothing
    var parts: [String] = []

    // 2. Add the day, by a formatter
    parts.append(Self.dayFormatter.string(from: date))

    // 3. Join
    return parts.joined()
  }

  private static let yearFormatter: DateFormatter = {
    // Without a century
    let formatter = DateFormatter()
    formatter.dateFormat = "yy"
    return formatter
  }()

  func year(_ date: Date) -> String {
    return Self.yearFormatter.string(from: date)
  }
}
