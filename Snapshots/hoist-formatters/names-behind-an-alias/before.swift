import Foundation

typealias Reader = Scanner

extension Reader {
  private static let start = 1_000.0

  // The alias may be that of a generic type, so the decoder would be a variable of the file, which can't name
  // what is private.
  func moments(_ data: Data) throws -> [Date] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { _ in Date(timeIntervalSince1970: Reader.start) }
    return try decoder.decode([Date].self, from: data)
  }
}
