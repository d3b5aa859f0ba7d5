import Foundation

extension UserDefaults {
  private static let trailsDecoder = JSONDecoder()

  var trails: [String]? { data(forKey: "trails").flatMap { try? Self.trailsDecoder.decode([String].self, from: $0) } }
}

/// What a private member can be used from is the same, whatever the members around it are.
fileprivate extension UserDefaults {
  var peaks: [String]? { data(forKey: "peaks").flatMap { try? Self.trailsDecoder.decode([String].self, from: $0) } }
}

/// Here it is the extension that says where its members can be used.
@MainActor extension UserDefaults {
  private static let hutsDecoder = JSONDecoder()

  var huts: [String]? { data(forKey: "huts").flatMap { try? Self.hutsDecoder.decode([String].self, from: $0) } }
}

public struct Archive {
  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    return formatter
  }()

  static func text(_ date: Date) -> String {
    return Self.formatter.string(from: date)
  }
}

public extension Archive {
  static func year(_ date: Date) -> String {
    return Self.formatter.string(from: date)
  }
}

private extension FileManager {
  private static let jsonDecoder = JSONDecoder()

  func count(_ data: Data) -> Int? { try? Self.jsonDecoder.decode(Int.self, from: data) }
}
