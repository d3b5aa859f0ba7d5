import Foundation

enum Column {
    case formatter, decoder

    var title: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter.string(from: .now)
    }

    func read(_ data: Data) throws -> [String] {
        let decoder = JSONDecoder()
        return try decoder.decode([String].self, from: data)
    }
}
