import Foundation

struct Log {
  private static let timeFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm:ss"
    return formatter
  }()

  func write(_ message: String, at date: Date) {
    print("begin")

    // Also print to the console
    print("[\(Self.timeFormatter.string(from: date))] \(message)")
  }

  private static let shortDateFormatter: DateFormatter = {
    // Short for the list
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }()

  // The comment is about the formatter: nothing else stands in its paragraph.
  func stamp(_ date: Date) -> String {
    return Self.shortDateFormatter.string(from: date)
  }

  private static let longDateFormatter: DateFormatter = {
    // A formatter that knows days only
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter
  }()

  func day(_ date: Date) -> String {
    return Self.longDateFormatter.string(from: date)
  }

  private static let link = try! NSRegularExpression(pattern: "<a [^>]*>") // not <area>

  func links(in text: String) -> Int {
    let range = NSRange(text.startIndex..., in: text)
    // Count the links,
    // so that few are shown
    return Self.link.numberOfMatches(in: text, range: range)
  }

  private static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }()

  func decode(_ data: Data) throws -> [String] {
    // Read the names
    // and return them
    return try Self.decoder.decode([String].self, from: data)
  }

  private static let snakeCaseDecoder: JSONDecoder = {
    let decoder = JSONDecoder()
    // The server writes snakes
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }()

  func decodeAll(_ data: Data) throws -> [Int] {
    // Read the numbers
    let numbers = try Self.snakeCaseDecoder.decode([Int].self, from: data)
    return numbers
  }
}
