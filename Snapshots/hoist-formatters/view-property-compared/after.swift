import SwiftUI

// As long as each view has a formatter of its own, no two are equal.
struct VisitRow: View, Equatable {
    private let formatter = DateFormatter()
    let date: Date

    var body: some View { Text(formatter.string(from: date)) }
}

struct TrailRow: View, Equatable {
    private static let formatter = DateFormatter()
    let date: Date

    var body: some View { Text(Self.formatter.string(from: date)) }

    nonisolated static func == (left: TrailRow, right: TrailRow) -> Bool { left.date == right.date }
}

// A call may give the variable another value.
struct StampRow: View {
    fileprivate var formatter = DateFormatter()
    let date: Date

    var body: some View { Text(formatter.string(from: date)) }
}

struct StampList: View {
    var body: some View { StampRow(formatter: DateFormatter(), date: .now) }
}
