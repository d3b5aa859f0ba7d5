import Foundation

/// What the configuration names can't be named where the formatter would go.
struct Reader {
  func day(_ date: Date) -> String {
    enum Patterns { static let day = "dd" }
    let formatter = DateFormatter()
    formatter.dateFormat = Patterns.day
    return formatter.string(from: date)
  }

  func read<T: Decodable & Sendable>(_ type: T.Type, from data: Data) throws -> T {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { inner in
      _ = T.self
      return try Date(from: inner)
    }
    return try decoder.decode(T.self, from: data)
  }

  func readQuietly<T: Decodable & Sendable>(_ type: T.Type, from data: Data) throws -> T {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { inner in
      let value: T? = nil
      return value == nil ? try Date(from: inner) : .distantPast
    }
    return try decoder.decode(T.self, from: data)
  }

  func moment(_ data: Data) throws -> Date {
    struct Raw: Decodable { var seconds: Double }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { Date(timeIntervalSince1970: try Raw(from: $0).seconds) }
    return try decoder.decode(Date.self, from: data)
  }
}

struct Page<Item: Decodable> {
  struct Raw: Decodable { var seconds: Double }

  func read(_ data: Data) throws -> Item {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { inner in
      Date(timeIntervalSince1970: try Page<Int>.Raw(from: inner).seconds)
    }
    return try decoder.decode(Item.self, from: data)
  }

  func readAll(_ data: Data) throws -> [Item] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { Date(timeIntervalSince1970: try Raw(from: $0).seconds) }
    return try decoder.decode([Item].self, from: data)
  }
}

protocol Loader { associatedtype Item: Decodable }

extension Loader {
  func load(_ data: Data) throws -> Item {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { inner in
      _ = Item.self
      return try Date(from: inner)
    }
    return try decoder.decode(Item.self, from: data)
  }
}
