import Foundation

final class Printer {
    var formatter: DateFormatter?

    func prepare() {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        self.formatter = formatter
    }

    func show(_ date: Date) {
        let formatter = DateFormatter()
        formatter.timeStyle = .short
        write(date, with: formatter)
    }

    func makeFormatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        return formatter
    }

    func later(_ date: Date) -> () -> String {
        let formatter = DateFormatter()
        return { [formatter] in formatter.string(from: date) }
    }

    private func write(_ date: Date, with formatter: DateFormatter) {
        print(formatter.string(from: date))
    }
}
