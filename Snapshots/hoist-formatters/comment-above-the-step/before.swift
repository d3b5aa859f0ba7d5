import Foundation

struct Log {
  func write(_ message: String, at date: Date) {
    print("begin")

    // Also print to the console
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm:ss"
    print("[\(formatter.string(from: date))] \(message)")
  }

  // The comment is about the formatter: nothing else stands in its paragraph.
  func stamp(_ date: Date) -> String {
    // Short for the list
    let formatter = DateFormatter()
    formatter.dateStyle = .short

    return formatter.string(from: date)
  }

  func day(_ date: Date) -> String {
    // A formatter that knows days only
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter.string(from: date)
  }

  func links(in text: String) -> Int {
    let range = NSRange(text.startIndex..., in: text)
    // Count the links,
    // so that few are shown
    let link = try! NSRegularExpression(pattern: "<a [^>]*>") // not <area>
    return link.numberOfMatches(in: text, range: range)
  }

  func decode(_ data: Data) throws -> [String] {
    // Read the names
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    // and return them
    return try decoder.decode([String].self, from: data)
  }

  func decodeAll(_ data: Data) throws -> [Int] {
    // Read the numbers
    let decoder = JSONDecoder()
    // The server writes snakes
    decoder.keyDecodingStrategy = .convertFromSnakeCase; let numbers = try decoder.decode([Int].self, from: data)
    return numbers
  }
}
