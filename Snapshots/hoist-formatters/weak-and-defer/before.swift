import Foundation

func schedule(_ date: Date) -> () -> String? {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return { [weak formatter] in formatter?.string(from: date) }
}

func finish(_ date: Date) -> String {
    let formatter = DateFormatter()
    defer { formatter.dateStyle = .none }
    return formatter.string(from: date)
}

func glance(_ date: Date) -> String? {
    weak var formatter = DateFormatter()
    return formatter?.string(from: date)
}
