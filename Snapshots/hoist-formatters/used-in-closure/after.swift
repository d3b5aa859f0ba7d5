import Foundation

struct Diary {
    var dates: [Date] = []

    private static let dateFormatter: DateFormatter = {
        let f = DateFormatter(); f.dateStyle = .short
        return f
    }()

    func all() -> [String] { return dates.map { Self.dateFormatter.string(from: $0) } }
}
