import Foundation

let formatter = "long"

struct Stamp {
    let date: Date
    var style: String { formatter }

    func text() -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
    }
}

extension Date {
    var style: String { formatter }

    func text() -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: self)
    }
}

struct Journal {
    static let formatter = 1

    struct Entry {
        let date: Date
        var next: Int { formatter + 1 }

        func text() -> String {
            let formatter = DateFormatter()
            formatter.dateStyle = .long
            return formatter.string(from: date)
        }
    }
}
