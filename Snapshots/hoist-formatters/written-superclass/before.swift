import SwiftUI

struct Stamp: View {
    let date: Date
    private let words: Formatter = DateFormatter()

    var body: some View {
        Text(words.string(for: date) ?? "")
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

    static func day(_ date: Date) -> String {
        let formatter: Foundation.DateFormatter = DateFormatter()
        formatter.dateFormat = "d"
        return formatter.string(from: date)
    }
}
