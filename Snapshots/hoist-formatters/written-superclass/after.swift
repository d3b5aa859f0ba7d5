import SwiftUI

struct Stamp: View {
    let date: Date
    private static let words: Formatter = DateFormatter()

    var body: some View {
        Text(Self.words.string(for: date) ?? "")
        Text(short)
    }

    nonisolated private var short: String {
        let formatter: Formatter = ISO8601DateFormatter()
        return formatter.string(for: date) ?? ""
    }
}

enum Stamps {
    static func text(_ date: Date) -> String {
        let formatter: Formatter = DateFormatter()
        return formatter.string(for: date) ?? ""
    }

    private static let formatter: Foundation.DateFormatter = {
        let formatter: Foundation.DateFormatter = DateFormatter()
        formatter.dateFormat = "d"
        return formatter
    }()

    static func day(_ date: Date) -> String {
        return Self.formatter.string(from: date)
    }
}
