import SwiftUI

struct Stamp: View {
    let date: Date

    var body: some View {
        VStack {
            shown
            typed
            listed
            Text(plain)
        }
    }

    // An initialiser of the project may change what it is given.
    private var shown: some View {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return Text(date, in: "UTC", formatter: formatter)
    }

    private var typed: some View {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return Text("\(Moment(date: date), formatter: formatter)")
    }

    private var listed: some View {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return Text(formatter.string(optional: date))
    }

    private var plain: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        return formatter.string(from: date)
    }
}

extension Text {
    init(_ date: Date, in zone: String, formatter: DateFormatter) {
        formatter.timeZone = TimeZone(identifier: zone)
        self.init(formatter.string(from: date))
    }
}

struct Moment {
    let date: Date
}

extension LocalizedStringKey.StringInterpolation {
    mutating func appendInterpolation(_ moment: Moment, formatter: DateFormatter) {
        formatter.timeZone = TimeZone(identifier: "UTC")
        appendInterpolation(formatter.string(from: moment.date))
    }
}

extension DateFormatter {
    func string(optional date: Date?) -> String {
        date.map { string(from: $0) } ?? ""
    }

    func string(from date: Date?) -> String {
        setLocalizedDateFormatFromTemplate("yMMMd")
        return date.map { string(for: $0) ?? "" } ?? ""
    }
}
