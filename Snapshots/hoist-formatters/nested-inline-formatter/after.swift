import SwiftUI

struct NamesView: View {
    let names: [String]

    var body: some View {
        Text(text)
    }

    private static let formatter: ListFormatter = {
        let formatter = ListFormatter()
        formatter.itemFormatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en")
        return formatter
    }()

    private var text: String {
        return Self.formatter.string(from: names) ?? ""
    }
}
