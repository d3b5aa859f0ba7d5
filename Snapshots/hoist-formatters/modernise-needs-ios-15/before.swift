import SwiftUI

struct EntryView: View {
    let date: Date

    var body: some View {
        VStack {
            Text(day)
            Text(moment)
        }
    }

    private var day: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter.string(from: date)
    }

    private var moment: String {
        let formatter = DateFormatter()
        formatter.timeStyle = .short
        return formatter.string(from: .now)
    }

    private var fixed: String {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH"
        return formatter.string(from: date)
    }
}
