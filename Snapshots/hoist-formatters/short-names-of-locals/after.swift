import Foundation

struct Stamp {
    let date: Date

    private static let dateFormatter: DateFormatter = {
        let fmt = DateFormatter()
        fmt.dateStyle = .long
        return fmt
    }()

    var long: String {
        return Self.dateFormatter.string(from: date)
    }

    var number: String {
        let nf = NumberFormatter()
        nf.numberStyle = .spellOut
        return nf.string(from: 3) ?? ""
    }
}

struct Week {
    let date: Date

    private static let day: DateFormatter = {
        let day = DateFormatter()
        day.dateFormat = "EEEE"
        return day
    }()

    var name: String {
        return Self.day.string(from: date)
    }
}
