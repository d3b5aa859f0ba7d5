import Foundation

struct Calendar12 {
    let date: Date

    func month() -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en")
        formatter.monthSymbols = formatter.shortMonthSymbols.map { $0.uppercased() }
        return formatter.string(from: date)
    }
}
