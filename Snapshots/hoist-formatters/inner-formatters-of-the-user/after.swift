import Foundation

// The coder has no settings of the user; the formatter in it does.
enum Feed {
  private static let decoder: JSONDecoder = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(formatter)
    return decoder
  }()

  static func read(_ data: Data) throws -> [Date] {
    return try Self.decoder.decode([Date].self, from: data)
  }
}
