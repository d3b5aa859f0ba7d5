import Foundation

final class HTTPDateFormatter: DateFormatter, @unchecked Sendable {
    override init() {
        super.init()
        dateFormat = "E, d MMM yyyy HH:mm:ss"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension DateFormatter {
    convenience init(pattern: String) {
        self.init()
        dateFormat = pattern
    }
}

struct Header {
    func value(_ date: Date) -> String { HTTPDateFormatter().string(from: date) }
    func year(_ date: Date) -> String { DateFormatter(pattern: "yyyy").string(from: date) }
}
