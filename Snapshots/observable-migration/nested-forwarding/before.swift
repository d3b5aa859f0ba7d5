import Combine
import SwiftUI

final class Child: ObservableObject {
  @Published var value = 0
}

final class Parent: ObservableObject {
  @Published var child = Child()
  private var token: AnyCancellable?

  func connect() {
    token = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}
