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

    // Only one of the branches runs.
    func mark(_ count: Int) {
        if count > 3 {
            range = count
        } else {
            if range != nil { range = nil }
        }
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

@MainActor final class Stream {
    var onMessage: ((String) -> Void)?
    var onClose: (() -> Void)?

    func run(_ messages: AsyncStream<String>) async {
        for await message in messages { onMessage?(message) }
        onClose?()
    }
}

@MainActor final class Connection: ObservableObject {
    @Published var isBusy = false
    @Published var isClosed = false
    private let stream = Stream()

    // The closure runs for each message.
    func connect() {
        stream.onMessage = { [weak self] _ in self?.receive() }
        stream.onClose = { [weak self] in self?.close() }
    }

    private func receive() {
        if isBusy { isBusy = false }
    }

    private func close() {
        isClosed = true
    }
}

struct ConnectionView: View {
    @ObservedObject var connection: Connection

    var body: some View { Text("\(connection.isBusy) \(connection.isClosed)") }
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
            editor.mark(text.count)
            editor.measure(text.count)
            editor.load()
            editor.toggleTwice()
            follower.detach()
        }
    }
}
