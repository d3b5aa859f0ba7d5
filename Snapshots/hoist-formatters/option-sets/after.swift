import SwiftUI

struct StampView: View {
    let date: Date

    var body: some View {
        Text(stamp)
    }

    private static let formatter: ISO8601DateFormatter = {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions.insert(.withFractionalSeconds)
        formatter.timeZone = .autoupdatingCurrent
        return formatter
    }()

    private var stamp: String {
        return Self.formatter.string(from: date)
    }
}
