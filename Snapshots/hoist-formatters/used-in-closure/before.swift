import Foundation

struct Diary {
    var dates: [Date] = []

    func all() -> [String] { let f = DateFormatter(); f.dateStyle = .short; return dates.map { f.string(from: $0) } }
}
