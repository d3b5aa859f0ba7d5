import Foundation

// Each build has one of the two, and uses it below the clauses.
struct Stamps {
    func text(_ date: Date) -> String {
        #if DEBUG
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        #else
        let formatter = DateFormatter()
        #endif
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter.string(from: date)
    }
}
