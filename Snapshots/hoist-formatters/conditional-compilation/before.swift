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
    func plain(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        #if DEBUG
        print(formatter.string(from: date))
        #endif
        return formatter.string(from: date)
    }
    #endif
}
