import Combine
import SwiftUI

// What listens to a notification or a subject runs at once, and reads what is being changed.
final class Log: ObservableObject, @unchecked Sendable {
  @Published var lines = Lines()

  init() {
    NotificationCenter.default.addObserver(forName: .lineAdded, object: nil, queue: nil) { [weak self] _ in
      print(self?.lines.all.count ?? 0)
    }
  }
  func write() { lines.add("line") }
}

struct Lines {
  var all: [String] = []

  mutating func add(_ line: String) {
    all.append(line)
    NotificationCenter.default.post(name: .lineAdded, object: nil)
  }
}

extension Notification.Name {
  static let lineAdded = Notification.Name("lineAdded")
}

final class Tape: ObservableObject {
  @Published var reel = Reel()
  private var watching: AnyCancellable?

  init() {
    watching = reel.moved.sink { [unowned self] in print(reel.position) }
  }
  func play() { reel.move() }
}

struct Reel {
  var position = 0
  let moved = PassthroughSubject<Void, Never>()

  mutating func move() {
    position += 1
    moved.send()
  }
}

// This one tells when the change is done.
@Observable
final class Diary {
  var pages: [String] = []
  private let turned = PassthroughSubject<Void, Never>()
  @ObservationIgnored private var watching: AnyCancellable?

  init() {
    watching = turned.sink { [unowned self] in print(pages.count) }
  }
  func write() {
    pages.append("page")
    turned.send()
  }
}

struct LogView: View {
  @ObservedObject var log: Log
  @ObservedObject var tape: Tape
  var diary: Diary

  var body: some View { Text("\(log.lines.all.count) \(tape.reel.position) \(diary.pages.count)") }
}
