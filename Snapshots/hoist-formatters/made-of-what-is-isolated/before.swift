import SwiftUI

@MainActor enum House {
    static let style = DateFormatter.Style.short
}

struct Signature {
    @MainActor static let locale = Locale(identifier: "en")

    @MainActor var day: String {
        let dayFormatter = DateFormatter()
        dayFormatter.locale = Self.locale
        return dayFormatter.string(from: Date())
    }

    @MainActor func time() -> String {
        let timeFormatter = DateFormatter()
        timeFormatter.timeStyle = House.style
        return timeFormatter.string(from: Date())
    }

    @MainActor func year() -> String {
        let yearFormatter = DateFormatter()
        yearFormatter.dateFormat = "y"
        return yearFormatter.string(from: Date())
    }
}

struct Door: View {
    static let locale = Locale(identifier: "de")

    nonisolated func bell() -> String {
        let bellFormatter = DateFormatter()
        bellFormatter.locale = Self.locale
        return bellFormatter.string(from: Date())
    }

    var body: some View { Text(bell()) }
}
