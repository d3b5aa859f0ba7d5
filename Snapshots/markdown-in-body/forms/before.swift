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

struct Notes: View {
    let html: String

    var body: some View {
        Text(imported)
    }

    private var imported: String {
        let notes = try? NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
        return notes?.string ?? ""
    }
}

// It has no properties, so it is evaluated once.
struct Licenses: View {
    private static let html = "<b>Licenses</b>"

    var body: some View {
        Text(
            (try? NSAttributedString(
                data: Data(Self.html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
                documentAttributes: nil))?.string ?? "")
    }
}
