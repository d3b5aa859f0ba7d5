import Combine
import SwiftUI

final class Sheet: ObservableObject {
  @Published var text = ""
}

final class Chat: ObservableObject {
  @Published var title = ""
}

protocol Making {
  func makeSheet() -> any ObservableObject
  var current: (any ObservableObject)? { get }
}

struct Maker: Making {
  func makeSheet() -> any ObservableObject { Sheet() }
  var current: (any ObservableObject)? { nil }
}

final class Window: ObservableObject {
  @Published var sheet: (any ObservableObject)?
  @Published var isOpen = false
  private var subscription: AnyCancellable?

  init() {
    subscription = $sheet.sink { [weak self] in self?.isOpen = $0 != nil }
  }

  func open() { sheet = Sheet() }
}

struct ChatView: View {
  @ObservedObject var chat: Chat
  @ObservedObject var window: Window

  var body: some View { Text(chat.title + (window.isOpen ? "…" : "")) }
}

struct SheetView: View {
  @ObservedObject var sheet: Sheet

  var body: some View { Text(sheet.text) }
}
