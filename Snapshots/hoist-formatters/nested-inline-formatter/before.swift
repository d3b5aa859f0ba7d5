import SwiftUI

struct NamesView: View {
    let names: [String]

    var body: some View {
        Text(text)
    }

    private var text: String {
        let formatter = ListFormatter()
        formatter.itemFormatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en")
        return formatter.string(from: names) ?? ""
    }
}
