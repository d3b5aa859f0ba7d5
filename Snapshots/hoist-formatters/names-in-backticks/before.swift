import Foundation

struct Stamps {
    func text(_ date: Date) -> String {
        let `default` = DateFormatter()
        `default`.dateStyle = .short
        return `default`.string(from: date)
    }
}
