import Foundation

struct Reader {
    func read(_ data: Data, with decoder: JSONDecoder = JSONDecoder()) throws -> [String] {
        try decoder.decode([String].self, from: data)
    }

    func text(_ formatter: DateFormatter?, _ date: Date) -> String {
        or(formatter, DateFormatter()).string(from: date)
    }

    private func or(_ first: DateFormatter?, _ second: @autoclosure () -> DateFormatter) -> DateFormatter {
        first ?? second()
    }
}
