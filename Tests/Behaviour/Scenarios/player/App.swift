import SwiftUI

final class Player: ObservableObject {
  struct Track: Identifiable, Equatable { let id: Int; let title: String; let length: Double }
  @Published var queue = [Track(id: 0, title: "One", length: 3), Track(id: 1, title: "Two", length: 2)]
  @Published private(set) var index = 0 { didSet { position = 0 } }
  @Published private(set) var position = 0.0
  @Published var isPlaying = false { didSet { isPlaying ? start() : stop() } }
  private var timer: AnyCancellable?
  var current: Track { queue[index] }
  var progress: Double { position / current.length }
  private func start() {
    timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.tick()
    }
  }
  private func stop() { timer = nil }
  private func tick() {
    position += 1
    if position >= current.length { if index + 1 < queue.count { index += 1 } else { isPlaying = false } }
  }
}
struct ContentView: View {
  @StateObject private var player = Player()
  var body: some View {
    VStack {
      NowPlaying()
      List(player.queue) { track in
        HStack {
          Text(track.title); if track.id == player.current.id { Image(systemName: "play") }
        }
      }
    }
    .environmentObject(player)
  }
}
struct NowPlaying: View {
  @EnvironmentObject private var player: Player
  var body: some View {
    VStack {
      Text(player.current.title)
      Bar(value: player.progress)
      Toggle("Playing", isOn: $player.isPlaying)
    }
  }
}
struct Bar: View { let value: Double; var body: some View { ProgressView(value: value) } }
