import Combine
import SwiftUI

final class Item: ObservableObject {
  @Published var name = ""
}

final class Logged: ObservableObject {
  @Published var item = Item()
  private var token: AnyCancellable?
  func watch() {
    token = item.objectWillChange.sink { [weak self] in
      print("changed")
      self?.objectWillChange.send()
    }
  }
}

final class Draft: ObservableObject {
  @Published var text = ""
}

final class Commented: ObservableObject {
  @Published var draft = Draft()
  private var cancellables = Set<AnyCancellable>()
  func watch() {
    draft.objectWillChange
      // Views read the draft through this object.
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

final class Page: ObservableObject {
  @Published var number = 0
}

final class Kept: ObservableObject {
  @Published var page = Page()
  var tokens: [AnyCancellable] = []
  func watch() {
    tokens.append(page.objectWillChange.sink { [weak self] in self?.objectWillChange.send() })
  }
}
