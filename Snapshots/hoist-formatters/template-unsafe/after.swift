import Foundation

struct MonthHeader {
    let date: Date

    private static let titleFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
        return formatter
    }()

    var title: String {
        return Self.titleFormatter.string(from: date)
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "de_CH")
        formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
        return formatter
    }()

    var fixedTitle: String {
        return Self.formatter.string(from: date)
    }

    private static let shortTitleFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: "MMM", options: 0, locale: .current)
        return formatter
    }()

    var shortTitle: String {
        return Self.shortTitleFormatter.string(from: date)
    }
}
