import SwiftUI

struct LogLine: View {
    let date: Date
    let text: String

    var body: some View {
        HStack {
            Text(ISO8601DateFormatter().string(from: date))
            Text(text)
        }
    }
}
