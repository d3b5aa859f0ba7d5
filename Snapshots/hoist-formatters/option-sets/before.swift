import SwiftUI

struct StampView: View {
    let date: Date

    var body: some View {
        Text(stamp)
    }

    private var stamp: String {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions.insert(.withFractionalSeconds)
        formatter.timeZone = .current
        return formatter.string(from: date)
    }
}
