import SwiftUI

enum Sheet: Hashable, Identifiable {
    case settings
    case trail(Int)

    var id: Int { hashValue }
}

enum Country: String {
    case norway, sweden
}

extension Country: Identifiable {
    var id: Int { return self.hashValue }
}

final class Box: Hashable, Identifiable {
    var id: Int { hashValue }

    static func == (left: Box, right: Box) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct Page: Hashable, Identifiable {
    let name: String

    var id: Int { hashValue }
}

func key(of page: Page) -> Int { page.id }

public enum Kind: Identifiable {
    case one, two

    public var id: Int { hashValue }
}

struct Cache {
    let url: URL

    var key: String { "\(url.hashValue)" }
}

struct Text3: Identifiable {
    let name: String
    var hashValue: Int { name.count }

    var id: Int { hashValue }
}
