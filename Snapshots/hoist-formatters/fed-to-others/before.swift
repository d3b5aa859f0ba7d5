import Foundation

final class Sink {
    var formatter: DateFormatter?
}

struct Setup {
    func attach(to sink: Sink) {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        sink.formatter = formatter
    }
}
