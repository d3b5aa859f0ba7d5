import SwiftUI

struct Clock {
    let date: Date
}

extension Clock: View {
    var body: some View {
        Text(text)
    }

    var text: String { ISO8601DateFormatter().string(from: date) }
}
