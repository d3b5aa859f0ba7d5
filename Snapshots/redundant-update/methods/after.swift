import Combine
import Observation
import SwiftUI

@MainActor final class Editor: ObservableObject {
    @Published var tags: [String] = []
    @Published var range: Int?
    @Published var isOpen = false
    @Published var isBusy = false
    @Published var size = 0
    @Published var count = 0 {
        didSet { save() }
    }
    var text = "" {
        didSet { reset() }
    }

    private func reset() {
        withAnimation {
            if !tags.isEmpty { tags = [] }
            if range != nil { range = nil }
        }
        count = 0
    }

    func show(_ value: Bool) {
        if isOpen != value { isOpen = value }
    }

    // What it is given is another value each time.
    func measure(_ value: Int) {
        size = value
    }

    // Asked before, or set twice: each assignment is a change.
    func load() {
        guard !isBusy else { return }
        isBusy = true
    }

    func toggleTwice() {
        isBusy = true
        isBusy = false
    }

    // Nothing runs it but a button.
    func close() {
        isOpen = false
    }

    func save() {}
}

@MainActor @Observable final class Follower {
    var isFollowing = false
    @ObservationIgnored var isReady = false

    func detach() {
        if isFollowing { isFollowing = false }
        isReady = false
    }
}

struct EditorView: View {
    @ObservedObject var editor: Editor
    let follower: Follower
    @State private var isShown = false
    let text: String

    var body: some View {
        VStack {
            Text("\(editor.tags.count) \(follower.isFollowing)")
            Button("Close") { editor.close() }
        }
        .onChange(of: isShown) {
            editor.show(true)
            editor.measure(text.count)
            editor.load()
            editor.toggleTwice()
            follower.detach()
        }
    }
}
