import Foundation

struct Archive {
  let data: Data

  // MARK: - Reading

  func names() throws -> [String] {
    try JSONDecoder().decode([String].self, from: data)
  }

  // MARK: - Dates
  // What the list shows.
  func label(for date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter.string(from: date)
  }
  // MARK: Writing
  func write() throws -> Data { try JSONEncoder().encode("") }
}

// MARK: - Everything that can be written
extension Encodable {
  func written() throws -> Data { try JSONEncoder().encode(self) }
}
