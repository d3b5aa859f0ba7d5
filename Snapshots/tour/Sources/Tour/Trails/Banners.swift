import SwiftUI

struct ClosureBanner: View {
    let notice: Notice
    @Environment(\.locale) private var locale

    /// In the language of the screen, which a preview can set.
    private var issued: String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.dateStyle = .short
        return formatter.string(from: notice.issued)
    }

    var body: some View {
        Label("\(notice.text) (\(issued))", systemImage: "xmark.octagon")
            .foregroundStyle(.red)
    }
}

struct WeatherBanner: View {
    let notice: Notice

    var body: some View {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .short
        return Label {
            Text(notice.text)
            Text(formatter.localizedString(for: notice.issued, relativeTo: .now))
        } icon: {
            Image(systemName: "wind")
        }
        .font(.callout)
    }
}
