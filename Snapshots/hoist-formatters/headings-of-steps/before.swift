import Foundation

// What heads a step, or counts it, stays with the step.
struct Archive {
  func load(_ url: URL) throws -> [String] {
    // Load what was there before
    let decoder = JSONDecoder()
    let data = try Data(contentsOf: url)
    return try decoder.decode([String].self, from: data)
  }

  func day(_ date: Date) -> String {
    // 1. Begin with nothing
    var parts: [String] = []

    // 2. Add the day, by a formatter
    let formatter = DateFormatter()
    formatter.dateFormat = "d"
    parts.append(formatter.string(from: date))

    // 3. Join
    return parts.joined()
  }

  func year(_ date: Date) -> String {
    // Without a century
    let formatter = DateFormatter()
    formatter.dateFormat = "yy"

    return formatter.string(from: date)
  }
}
