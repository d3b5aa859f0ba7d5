import Foundation

// The coder has no settings of the user; the formatter in it does.
enum Feed {
  static func read(_ data: Data) throws -> [Date] {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(formatter)
    return try decoder.decode([Date].self, from: data)
  }
}
