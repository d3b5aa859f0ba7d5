import SwiftUI

struct Song { var title = "" }

final class Queue: ObservableObject { @Published var songs: [Song] = [] }

struct QueueView: View {
    @EnvironmentObject var queue: Queue

    var body: some View { Text("\(queue.songs.count)") }
}

// The `return` of a closure in it isn't one of its own.
struct Demo: View {
    var body: some View {
        QueueView()
            .environmentObject({
                let queue = Queue()
                queue.songs = (0..<3).map { number in
                    var song = Song()
                    song.title = "\(number)"
                    return song
                }
                return queue
            }())
    }
}
