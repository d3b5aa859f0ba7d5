import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  var titles: AnyPublisher<String, Never> {
    let publisher = $title
    return publisher.eraseToAnyPublisher()
  }
}

final class Room: ObservableObject {
  @Published var player = Player()
  @Published var name = ""
}

struct RoomView: View {
  @EnvironmentObject var room: Room
  @EnvironmentObject var player: Player

  var body: some View {
    TextField("Name", text: $room.name)
    Text(room.player.title)
  }
}

struct Home: View {
  @StateObject private var room = Room()
  var body: some View {
    RoomView().environmentObject(room).environmentObject(room.player)
  }
}
