import Foundation

struct Archive {
  let data: Data

  // MARK: - Reading

  private static let jsonDecoder = JSONDecoder()

  func names() throws -> [String] {
    try Self.jsonDecoder.decode([String].self, from: data)
  }

  // MARK: - Dates

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }()

  // What the list shows.
  func label(for date: Date) -> String {
    return Self.formatter.string(from: date)
  }
  // MARK: Writing

  private static let jsonEncoder = JSONEncoder()

  func write() throws -> Data { try Self.jsonEncoder.encode("") }
}

// MARK: - Everything that can be written

private let encodableJSONEncoder = JSONEncoder()

extension Encodable {
  func written() throws -> Data { try encodableJSONEncoder.encode(self) }
}
