import SwiftUI

/// Everything that creating it asks for is a plain value.
@Observable
final class Report {
  enum Level { case brief, full }

  var levels = [Report.Level.brief, .full]
  var order = [String: Date]()
  private let id = UUID().uuidString
}

/// Made by a closure that only names it.
@Observable
final class Draft {
  var text = ""
  init(text: String) { self.text = text }
}

/// Its text comes from a function, which may do anything.
@Observable
final class Letter {
  var text = Letter.lastText()
  static func lastText() -> String { UserDefaults.standard.string(forKey: "letter") ?? "" }
}

/// The closure may be run when it is created.
@Observable
final class Watch {
  var count = 0
  init(_ start: () -> Void) { start() }
}

/// A member of a plain value, but one of the project's.
@Observable
final class Stamp {
  var text = Date().asText
}

extension Date {
  var asText: String {
    print("told")
    return description
  }
}

/// A constant of SwiftUI, storage that is set, and an end without work.
@Observable
final class Tag {
  var color = Color.red
  var name: String

  init(name: String) { self.name = name }

  deinit {}
}

struct ReportView: View {
  @State private var report = Report()
  @State private var draft: Draft
  @State private var letter = Letter()
  @State private var watch = Watch { print("started") }
  @State private var stamp = Stamp()
  @State private var tag = Tag(name: "new")

  init(draft: Draft) {
    _draft = State(wrappedValue: { draft }())
  }

  var body: some View {
    Text(report.levels.isEmpty ? draft.text : letter.text + stamp.text)
    Text(watch.count, format: .number)
    Text(tag.name).foregroundStyle(tag.color)
  }
}
