import Foundation

enum Depth {
  static let key = CodingUserInfoKey(rawValue: "depth")!
}

final class Settings {
  nonisolated(unsafe) static var language = "en"
}

extension CodingUserInfoKey {
  static let limit = CodingUserInfoKey(rawValue: "limit")!
  static var language: CodingUserInfoKey { CodingUserInfoKey(rawValue: Settings.language)! }
}

struct Loader {
  func numbers(_ data: Data) throws -> [Int] {
    let decoder = JSONDecoder()
    decoder.userInfo[Depth.key] = 3
    decoder.userInfo[.limit] = 8
    decoder.userInfo[CodingUserInfoKey(rawValue: "unit")!] = "km"
    return try decoder.decode([Int].self, from: data)
  }

  // What a key is may change.
  func words(_ data: Data) throws -> [String] {
    let decoder = JSONDecoder()
    decoder.userInfo[.language] = true
    return try decoder.decode([String].self, from: data)
  }

  // And so may what is told.
  func dates(_ data: Data) throws -> [Date] {
    let decoder = JSONDecoder()
    decoder.userInfo[.limit] = Date()
    return try decoder.decode([Date].self, from: data)
  }

  func names(_ data: Data) throws -> [String] {
    let decoder = JSONDecoder()
    decoder.userInfo[.limit] = Locale.current
    return try decoder.decode([String].self, from: data)
  }

  func keyed(_ data: Data, by key: CodingUserInfoKey) throws -> [String] {
    let decoder = JSONDecoder()
    decoder.userInfo[key] = 1
    return try decoder.decode([String].self, from: data)
  }
}
