import SwiftUI

final class Sheet: ObservableObject {
  @Published var text = ""
}

final class Report: ObservableObject {
  @Published var lines: [String] = []
}

final class Chat: ObservableObject {
  @Published var title = ""
}

final class Window: ObservableObject {
  @Published var sheet: (any ObservableObject)?
  func open() { sheet = Sheet() }
  func close() { sheet = nil }
}

enum Factory {
  static func report() -> any ObservableObject { Report() }
  static func again() -> any ObservableObject { return report() }
}

struct ChatView: View {
  @ObservedObject var chat: Chat
  @ObservedObject var window: Window

  var body: some View { Text(chat.title + (window.sheet == nil ? "" : "…")) }
}

struct SheetView: View {
  @ObservedObject var sheet: Sheet
  @ObservedObject var report: Report

  var body: some View { Text(sheet.text + report.lines.joined()) }
}
