import Combine
import SwiftUI

final class Item: ObservableObject {
  @Published var name = ""
}

@Observable
final class Logged {
  var item = Item()
  @ObservationIgnored private var token: AnyCancellable?
  func watch() {
    token = item.objectWillChange.sink { [weak self] in
      print("changed")
      self?.withMutation(keyPath: \.item) {}
    }
  }
}

final class Draft: ObservableObject {
  @Published var text = ""
}

@Observable
final class Commented {
  var draft = Draft()
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  func watch() {
    draft.objectWillChange
      // Views read the draft through this object.
      .sink { [weak self] in self?.withMutation(keyPath: \.draft) {} }
      .store(in: &cancellables)
  }
}

final class Page: ObservableObject {
  @Published var number = 0
}

@Observable
final class Kept {
  var page = Page()
  @ObservationIgnored var tokens: [AnyCancellable] = []
  func watch() {
    tokens.append(page.objectWillChange.sink { [weak self] in self?.withMutation(keyPath: \.page) {} })
  }
}
