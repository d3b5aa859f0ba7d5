import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  var titles: AnyPublisher<String, Never> {
    let publisher = $title
    return publisher.eraseToAnyPublisher()
  }
}

@Observable
final class Room {
  var player = Player()
  var name = ""
}

struct RoomView: View {
  @Environment(Room.self) var room
  @EnvironmentObject var player: Player

  var body: some View {
    @Bindable var room = room
    TextField("Name", text: $room.name)
    Text(room.player.title)
  }
}

struct Home: View {
  @State private var room = Room()
  var body: some View {
    RoomView().environment(room).environmentObject(room.player)
  }
}
