import Foundation

struct Stamp {
    /// Built per call rather than cached: it has to follow the region.
    func text(_ date: Date) -> String {
        // Built per call rather than cached: the formatter snapshots the current locale, and the
        // watch app outlives a region change.
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter.string(from: date)
    }

    func day(_ date: Date) -> String {
        // The day alone.
        let formatter = DateFormatter()
        formatter.dateFormat = "dd" // not shared between threads
        return formatter.string(from: date)
    }

    private static let monthFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "MM"
        return formatter
    }()

    func month(_ date: Date) -> String {
        // The month alone.
        return Self.monthFormatter.string(from: date)
    }

    func hour(_ date: Date) -> String {
        // Don't reuse it: some caller changes its calendar.
        let formatter = DateFormatter()
        formatter.dateFormat = "HH"
        return formatter.string(from: date)
    }

    private static let minuteFormatter: DateFormatter = {
        // The cached formatter for the thread list; reuse it.
        let formatter = DateFormatter()
        formatter.dateFormat = "mm"
        return formatter
    }()

    // These comments have the words, and say nothing of the kind.
    func minute(_ date: Date) -> String {
        return Self.minuteFormatter.string(from: date)
    }
}
