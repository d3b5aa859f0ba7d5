import SwiftUI

struct ArrivalView: View {
    @Environment(\.locale) private var locale
    let date: Date

    var body: some View {
        Text(text)
    }

    private var text: String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.dateStyle = .short
        return formatter.string(from: date)
    }
}
