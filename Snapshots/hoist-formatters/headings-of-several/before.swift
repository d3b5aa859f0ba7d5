import Foundation

// What heads several statements stays with those that stay.
struct Report {
    let date: Date

    func line() -> String {
        // Set up
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        let separator = ": "
        let name = "Report"

        return name + separator + formatter.string(from: date)
    }

    func span() -> String {
        // Set up
        let start = DateFormatter()
        start.dateFormat = "HH"
        let end = DateFormatter()
        end.dateFormat = "HH:mm"

        return start.string(from: date) + end.string(from: date)
    }

    func plain() -> String {
        // The formatter, and what stands before the date
        let formatter = DateFormatter()
        formatter.dateFormat = "MM"
        let name = "Report"

        return name + formatter.string(from: date)
    }
}
