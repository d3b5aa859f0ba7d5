import Foundation

@MainActor final class Prices {
    var shown: @Sendable (Double) -> String {
        { price in
            let formatter = NumberFormatter()
            return formatter.string(for: price) ?? ""
        }
    }

    func short() -> @Sendable (Double) -> String {
        return { price in NumberFormatter().string(for: price) ?? "" }
    }

    private static let percent: NumberFormatter = {
        let percent = NumberFormatter()
        percent.numberStyle = .percent
        return percent
    }()

    var here: (Double) -> String {
        { price in
            return Self.percent.string(for: price) ?? ""
        }
    }
}
