import Foundation

for offset in 0..<3 {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    print(formatter.string(from: Date(timeIntervalSinceNow: Double(offset))))
}

func line(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter.string(from: date)
}
