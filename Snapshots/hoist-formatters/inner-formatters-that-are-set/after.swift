import Foundation

// Nothing in it follows the user, so nothing is to be known.
enum Feed {
  private static let decoder: JSONDecoder = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(formatter)
    return decoder
  }()

  static func read(_ data: Data) throws -> [Date] {
    return try Self.decoder.decode([Date].self, from: data)
  }
}
