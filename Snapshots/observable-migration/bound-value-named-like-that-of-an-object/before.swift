import SwiftUI

struct Context {
  var item = ""
}

final class Store: ObservableObject {
  @Published var context = Context()
  @Published var count = 0
}

struct Counter: View {
  @ObservedObject var store: Store

  var body: some View { Button("\(store.count)") { store.count += 1 } }
}

struct Editor: View {
  @ObservedObject var store: Store

  var body: some View { TextField("Item", text: $store.context.item) }
}

protocol Player: AnyObject {
  var item: String { get }
}

final class FilePlayer: Player {
  var item = ""
}

struct PlayerView: View {
  let player: any Player

  var body: some View { Text(player.item) }
}
