import SwiftUI

@MainActor enum House {
    static let style = DateFormatter.Style.short
}

struct Signature {
    @MainActor static let locale = Locale(identifier: "en")

    @MainActor private static let dayFormatter: DateFormatter = {
        let dayFormatter = DateFormatter()
        dayFormatter.locale = Self.locale
        return dayFormatter
    }()

    @MainActor var day: String {
        return Self.dayFormatter.string(from: Date())
    }

    @MainActor private static let timeFormatter: DateFormatter = {
        let timeFormatter = DateFormatter()
        timeFormatter.timeStyle = House.style
        return timeFormatter
    }()

    @MainActor func time() -> String {
        return Self.timeFormatter.string(from: Date())
    }

    private static let yearFormatter: DateFormatter = {
        let yearFormatter = DateFormatter()
        yearFormatter.dateFormat = "y"
        return yearFormatter
    }()

    @MainActor func year() -> String {
        return Self.yearFormatter.string(from: Date())
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
