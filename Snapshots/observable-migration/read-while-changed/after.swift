import SwiftUI

final class Queue: ObservableObject {
  @Published var tracks: [Int] = []

  func prune() {
    tracks.removeAll { track in track < tracks.count }
  }
}

final class Ranking: ObservableObject {
  @Published var names: [String] = []

  func sort() { names.sort { rank(of: $0) < rank(of: $1) } }
  private func rank(of name: String) -> Int { isFirst(name) ? 0 : 1 }
  private func isFirst(_ name: String) -> Bool { names.first == name }
}

final class Score: ObservableObject {
  @Published var points = 0

  func play() { raise(&points) }
  private func raise(_ value: inout Int) { value = points + 1 }
}

final class Tally: ObservableObject {
  @Published var counts: [String: Int] = [:]

  func add(_ word: String) { counts[word, default: counts.count] += 1 }
}

struct Sound: Identifiable {
  let id: Int
  var isOn = true

  mutating func load() async {}
}

final class Mixer: ObservableObject {
  @Published var sounds: [Sound] = []
}

struct MixerView: View {
  @ObservedObject var mixer: Mixer

  var body: some View {
    ForEach($mixer.sounds) { $sound in
      Button("Remove") { mixer.sounds.removeAll { $0.id == sound.id } }
    }
  }
}

final class Loader: ObservableObject {
  @Published var first = Sound(id: 0)

  func load() async { await first.load() }
}

struct Total {
  var count = 0
  mutating func add(to ledger: Ledger) { count += ledger.tally.count }
}

final class Ledger: ObservableObject {
  @Published var tally = Total()
  func add() { tally.add(to: self) }
}

final class Draft: ObservableObject {
  @Published var lines: [String] = []

  func edit(_ change: (inout [String]) -> Void) { change(&lines) }
  func number() { edit { $0.append("\(lines.count)") } }
}

struct Knob {
  weak var panel: Panel?
  var position = 0 { didSet { panel?.show() } }
}

final class Panel: ObservableObject {
  @Published var knob = Knob()
  func show() { print(knob.position) }
  func turn() { knob.position = 3 }
}

// Nothing of these is read while it is changed.
@Observable
final class Library {
  var tracks: [Sound] = []
  var hidden: Set<Int> = []

  func fetch() async -> Sound { Sound(id: 0) }
  func append() async { await tracks.append(fetch()) }

  func prune(_ track: Sound) {
    tracks.removeAll { $0.id == track.id || hidden.contains($0.id) }
    tracks.remove(at: tracks.count - 1)
    tracks[tracks.count - 1].isOn = tracks[0].isOn
    hidden.formUnion(tracks.map { $0.id + tracks.count })
    let all = tracks
    tracks.removeAll { $0.id == all.count }
  }
  func edit(_ change: (inout [Sound]) -> Void) { change(&tracks) }
  func clear() { edit { $0.removeAll() } }
}
