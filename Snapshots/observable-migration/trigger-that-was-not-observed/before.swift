import SwiftUI

// No view observed the socket, so that the action saw a new state only by chance.
final class Socket: ObservableObject {
    @Published var state = 0
}

final class Connection: ObservableObject {
    @Published var socket: Socket? = Socket()
}

struct ConnectionLog: View {
    @ObservedObject var connection: Connection
    @State private var log: [Int] = []

    var body: some View {
        Text("\(log.count)").onChange(of: connection.socket?.state) { _, new in log.append(new ?? 0) }
    }
}

// The view observes what its action follows.
final class Player: ObservableObject {
    @Published var track = 0
}

struct PlayerView: View {
    @ObservedObject var player: Player
    @State private var played = 0

    var body: some View {
        Text("\(played)").task(id: player.track) { played += 1 }
    }
}
