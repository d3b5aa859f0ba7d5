import SwiftUI

// The macro tracks it; the conformance only serves the old wrappers.
@Observable
final class Cover {
    var title = ""
    var progress = 0.0
    @ObservationIgnored var loads = 0
}

struct CoverView: View {
    @State private var cover = Cover()
    var body: some View {
        CoverTitle(cover: cover)
        Slider(value: $cover.progress)
    }
}

struct CoverTitle: View {
    @Bindable var cover: Cover
    var body: some View { TextField("Title", text: $cover.title) }
}

@Observable
final class Library {
    var covers: [Cover] = []
}

struct LibraryView: View {
    @Environment(Library.self) private var library
    var body: some View { Text("\(library.covers.count)") }
}

struct LibraryRoot: View {
    @State private var library = Library()
    var body: some View { LibraryView().environment(library) }
}

// Code of its own listens to the publisher.
@Observable
final class Player: ObservableObject {
    var isPlaying = false
    func play() {
        objectWillChange.send()
        isPlaying = true
    }
}

struct PlayerLog {
    let player: Player
    func start() { _ = player.objectWillChange.sink { print("changed") } }
}
