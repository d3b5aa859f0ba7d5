import Combine
import SwiftUI

// Each of these has state in an object that nothing observes.
final class Sorted {
  let items: [String]
  init(_ items: [String]) { self.items = items.sorted() }
}

@Observable
final class Library {
  var items = ["b", "a"] { didSet { cache.removeAllObjects() } }
  private let cache = NSCache<NSString, Sorted>()
  var sorted: [String] {
    if let known = cache.object(forKey: "all") { return known.items }
    let sorted = Sorted(items)
    cache.setObject(sorted, forKey: "all")
    return sorted.items
  }
}

struct LibraryView: View {
  var library: Library
  var body: some View { ForEach(library.sorted, id: \.self) { Text($0) } }
}

@Observable
final class Meter {
  private(set) var revision = 0
  private let level = CurrentValueSubject<Double, Never>(0)
  var shown: Double { level.value }
  func set(_ value: Double) {
    level.send(value)
    revision += 1
  }
}

struct MeterView: View {
  var meter: Meter
  var body: some View { Text("\(meter.shown)") }
}

struct RevisionView: View {
  var meter: Meter
  var body: some View { Text("\(meter.revision)") }
}

@Observable
final class Notes {
  let lines = NSMutableArray()
  var version = 0
  func add(_ line: String) {
    lines.add(line)
    version += 1
  }
}

struct NotesView: View {
  var notes: Notes
  var body: some View { Text("\(notes.lines.count)") }
}

struct VersionView: View {
  var notes: Notes
  var body: some View { Text("\(notes.version)") }
}

@Observable
final class Dice {
  var rolls = 0
  var title = ""
}

struct DiceView: View {
  var dice: Dice
  var body: some View { Text(dice.title + "\(Int.random(in: 1...6))") }
}

struct RollsView: View {
  var dice: Dice
  var body: some View { Text("\(dice.rolls)") }
}

// This one is made where it is read, and the values of that one are passed on.
@Observable
final class Feed {
  var title = ""
  private let level = CurrentValueSubject<Int, Never>(0)
  var levels: AnyPublisher<Int, Never> { level.eraseToAnyPublisher() }
  var text: String {
    let text = NSMutableString(string: title)
    text.append("!")
    return "\(text)"
  }
}

struct FeedView: View {
  var feed: Feed
  @State private var last = 0
  var body: some View {
    Text("\(feed.text) \(last)").onReceive(feed.levels) { last = $0 }
  }
}
