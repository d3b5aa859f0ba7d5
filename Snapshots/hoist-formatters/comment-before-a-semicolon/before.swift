import Foundation

struct Letter {
    let date: Date

    func line() -> String {
        let formatter = DateFormatter() /* by day */; formatter.dateStyle = .long /* no time */; return formatter.string(from: date)
    }
}
