import SwiftUI

/// Everything that creating it asks for is a plain value.
final class Report: ObservableObject {
  enum Level { case brief, full }

  @Published var levels = [Report.Level.brief, .full]
  @Published var order = [String: Date]()
  private let id = UUID().uuidString
}

/// Made by a closure that only names it.
final class Draft: ObservableObject {
  @Published var text = ""
  init(text: String) { self.text = text }
}

/// Its text comes from a function, which may do anything.
final class Letter: ObservableObject {
  @Published var text = Letter.lastText()
  static func lastText() -> String { UserDefaults.standard.string(forKey: "letter") ?? "" }
}

/// The closure may be run when it is created.
final class Watch: ObservableObject {
  @Published var count = 0
  init(_ start: () -> Void) { start() }
}

/// A member of a plain value, but one of the project's.
final class Stamp: ObservableObject {
  @Published var text = Date().asText
}

extension Date {
  var asText: String {
    print("told")
    return description
  }
}

/// A constant of SwiftUI, storage that is set, and an end without work.
final class Tag: ObservableObject {
  @Published var color = Color.red
  @Published var name: String

  init(name: String) { _name = Published(initialValue: name) }

  deinit {}
}

struct ReportView: View {
  @StateObject private var report = Report()
  @StateObject private var draft: Draft
  @StateObject private var letter = Letter()
  @StateObject private var watch = Watch { print("started") }
  @StateObject private var stamp = Stamp()
  @StateObject private var tag = Tag(name: "new")

  init(draft: Draft) {
    _draft = StateObject(wrappedValue: { draft }())
  }

  var body: some View {
    Text(report.levels.isEmpty ? draft.text : letter.text + stamp.text)
    Text(watch.count, format: .number)
    Text(tag.name).foregroundStyle(tag.color)
  }
}
