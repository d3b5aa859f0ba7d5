import SwiftUI

struct Message: Identifiable {
    let id: Int
    let text: String
}

struct Messages: View {
    let messages: [Message]
    let notice: String
    @State private var notes: NSAttributedString?
    static let terms = try? AttributedString(markdown: "**Terms**")

    var body: some View {
        VStack {
            Text((try? AttributedString(markdown: notice)) ?? "")
            ForEach(messages) { message in
                Text((try? AttributedString(markdown: message.text)) ?? AttributedString(message.text))
            }
        }
    }
}
