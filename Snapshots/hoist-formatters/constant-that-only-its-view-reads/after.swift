import SwiftUI

struct Temperature: View {
    let degrees: Double

    static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    var body: some View {
        Text(Self.formatter.string(from: degrees as NSNumber) ?? "")
    }
}

struct Shown: View {
    let degrees: Double
    let shownFormatter = NumberFormatter()

    var body: some View {
        Text(shownFormatter.string(from: degrees as NSNumber) ?? "")
    }
}

func digits(of view: Shown) -> Int { view.shownFormatter.maximumFractionDigits }

public struct Opened: View {
    let degrees: Double
    public let openFormatter = NumberFormatter()

    public var body: some View {
        Text(openFormatter.string(from: degrees as NSNumber) ?? "")
    }
}
