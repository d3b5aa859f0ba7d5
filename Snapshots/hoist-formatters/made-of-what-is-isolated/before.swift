import Foundation

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
