import Foundation

struct Signature {
    func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        #if DEBUG
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
        #else
        formatter.dateStyle = .short
        #endif
        return formatter.string(from: date)
    }

    func iso(_ date: Date) -> String {
        #if os(macOS)
        let formatter = DateFormatter()
        return formatter.string(from: date)
        #else
        return "\(date)"
        #endif
    }

    #if os(Linux)
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
    }()

    func plain(_ date: Date) -> String {
        #if DEBUG
        print(Self.formatter.string(from: date))
        #endif
        return Self.formatter.string(from: date)
    }
    #endif
}
