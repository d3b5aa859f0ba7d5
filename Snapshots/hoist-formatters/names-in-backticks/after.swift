import SwiftUI

struct Stamps {
    private static let dateFormatter: DateFormatter = {
        let `default` = DateFormatter()
        `default`.dateStyle = .short
        return `default`
    }()

    func text(_ date: Date) -> String {
        return Self.dateFormatter.string(from: date)
    }
}

struct Stamp: View {
    private let `Type` = ISO8601DateFormatter()
    let date: Date

    var body: some View { Text(`Type`.string(from: date)) }
}
