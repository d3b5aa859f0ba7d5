import SwiftUI

enum Theme {
  static let accent = "blue"
  nonisolated(unsafe) static var name = "light"
}

final class Mailbox: ObservableObject {
  @Published var title = ""
  @Published var unread = 0
  func turn() {
    Theme.name = "dark"
    unread += 1
  }
}

// 'unread' refreshed it, too, and it doesn't read that.
struct MailboxView: View {
  @ObservedObject var mailbox: Mailbox
  var body: some View { Text(mailbox.title + themed("name")) }
  private func themed(_ name: String) -> String { name + Theme.name }
}

struct BadgeView: View {
  @ObservedObject var mailbox: Mailbox
  var body: some View { Text("\(mailbox.unread)") }
}

@Observable
final class Feed {
  var title = ""
  var count = 0
}

struct FeedView: View {
  var feed: Feed
  var body: some View { Text(feed.title + Self.age(of: Date.distantPast)) }
  static func age(of date: Date) -> String { "\(Date().timeIntervalSince(date))" }
}

final class Library: ObservableObject {
  @Published var title = ""
  @Published var count = 0
}

// A view that is given a function was evaluated with the view around it.
struct LibraryView: View {
  @ObservedObject var library: Library
  var body: some View { ThemeButton { print(library.title) } }
}

struct ThemeButton: View {
  let action: () -> Void
  var body: some View { Button(Theme.name, action: action) }
}

// A view that reads all that was published is refreshed as before.
@Observable
final class Draft {
  var text = ""
}

struct DraftView: View {
  var draft: Draft
  var body: some View { Text(draft.text + Theme.name) }
}

// What never changes needs no refreshing, and actions run when they run.
@Observable
final class Outbox {
  var title = ""
  var count = 0
}

struct OutboxView: View {
  var outbox: Outbox
  var body: some View {
    Text(outbox.title + Theme.accent)
    Button("Send") { print(Theme.name, Date()) }
  }
}
