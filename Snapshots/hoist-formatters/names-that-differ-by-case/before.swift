import Foundation

// A name that only a capital letter tells from another one is none.
struct Stamp {
    static let dateformatter = "yyyy"

    func day(_ date: Date) -> String {
        let dateFormatter = DateFormatter()
        dateFormatter.dateStyle = .short
        return dateFormatter.string(from: date)
    }
}
