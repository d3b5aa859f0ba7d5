import Combine
import SwiftUI

final class Player: ObservableObject {
  static let shared = Player()
  @Published var isPlaying = false
}

final class ScreenObserver: ObservableObject {
  static let shared = ScreenObserver()
  @ObservedObject private var player = Player.shared
  @MainActor @Published private(set) var isFull = false
}

final class NotchModel: NSObject, ObservableObject {
  @ObservedObject var observer = ScreenObserver.shared
  @Published var isHidden = false
  private var subscriptions: Set<AnyCancellable> = []

  func start() {
    observer.$isFull.sink { [weak self] in self?.isHidden = $0 }.store(in: &subscriptions)
  }
}

struct NotchView: View {
  @StateObject private var model = NotchModel()

  var body: some View {
    Text(model.isHidden ? "hidden" : "shown").onAppear { model.start() }
  }
}
