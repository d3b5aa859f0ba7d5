import SwiftUI

struct SunsetView: View {
    let date: Date

    var body: some View {
        let formatter = DateFormatter()
        let _ = (formatter.dateStyle = .none)
        let _ = { formatter.timeStyle = .short }()
        Text(formatter.string(from: date))
    }
}
