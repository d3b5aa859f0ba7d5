import SwiftUI

@Observable
final class Draft {
    var text = ""
}

@MainActor final class Haptics {
    static let shared = Haptics()
    func tap() {}
}

@MainActor
struct Sender {
    var draft: Draft

    func send() {
        Haptics.shared.tap()
        draft.text = ""
    }
}

struct DraftView: View {
    let sender: Sender

    var body: some View {
        Button("Send") { sender.send() }
        Text(sender.draft.text)
    }
}
