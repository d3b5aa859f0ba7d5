import SwiftUI

struct Banner: View {
    let text: String

    var body: some View {
        Text(text)
    }
}

#Preview {
    Banner(text: DateFormatter().string(from: .now))
}
