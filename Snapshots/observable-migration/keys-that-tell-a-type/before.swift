import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

struct PlayerKey: EnvironmentKey {
  static var defaultValue: Player? { nil }
}

extension EnvironmentValues {
  var player: Player? {
    get { self[PlayerKey.self] }
    set { self[PlayerKey.self] = newValue }
  }
}

final class Recorder: ObservableObject {
  @Published var title = ""
}

struct PlayerBar: View {
  @Environment(\.player) private var current
  @State private var token: AnyCancellable?

  var body: some View {
    Button("Watch") { token = current?.$title.sink { print($0) } }
  }
}

struct RecorderBar: View {
  @ObservedObject var recorder: Recorder
  var body: some View { Text(recorder.title) }
}
