import SwiftUI

struct EntryView: View {
    var body: some View {
        Text(day)
    }

    private var day: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter.string(from: .// at this moment
            now)
    }
}
