import Combine
import SwiftUI

@Observable
final class Player {
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  let titleSubject = CurrentValueSubject<String, Never>("")
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

@Observable
final class Recorder {
  var title = ""
}

struct PlayerBar: View {
  @Environment(\.player) private var current
  @State private var token: AnyCancellable?

  var body: some View {
    Button("Watch") { token = current?.titleSubject.sink { print($0) } }
  }
}

struct RecorderBar: View {
  var recorder: Recorder
  var body: some View { Text(recorder.title) }
}
