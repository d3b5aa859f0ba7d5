import Foundation

extension UserDefaults {
  var trails: [String]? { data(forKey: "trails").flatMap { try? JSONDecoder().decode([String].self, from: $0) } }
}

/// What a private member can be used from is the same, whatever the members around it are.
fileprivate extension UserDefaults {
  var peaks: [String]? { data(forKey: "peaks").flatMap { try? JSONDecoder().decode([String].self, from: $0) } }
}

/// Here it is the extension that says where its members can be used.
@MainActor extension UserDefaults {
  var huts: [String]? { data(forKey: "huts").flatMap { try? JSONDecoder().decode([String].self, from: $0) } }
}

public struct Archive {
  static func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    return formatter.string(from: date)
  }
}

public extension Archive {
  static func year(_ date: Date) -> String {
    let year = DateFormatter()
    year.dateFormat = "yyyy"
    return year.string(from: date)
  }
}

private extension FileManager {
  func count(_ data: Data) -> Int? { try? JSONDecoder().decode(Int.self, from: data) }
}
