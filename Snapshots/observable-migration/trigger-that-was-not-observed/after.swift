import SwiftUI

// No view observed the socket, so that the action saw a new state only by chance.
@Observable
final class Socket {
    var state = 0
}

@Observable
final class Connection {
    var socket: Socket? = Socket()
}

struct ConnectionLog: View {
    var connection: Connection
    @State private var log: [Int] = []

    var body: some View {
        Text("\(log.count)").onChange(of: connection.socket?.state) { _, new in log.append(new ?? 0) }
    }
}

// The view observes what its action follows.
@Observable
final class Player {
    var track = 0
}

struct PlayerView: View {
    var player: Player
    @State private var played = 0

    var body: some View {
        Text("\(played)").task(id: player.track) { played += 1 }
    }
}
