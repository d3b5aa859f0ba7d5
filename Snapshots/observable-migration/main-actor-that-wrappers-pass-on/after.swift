import Combine
import SwiftUI

@Observable
final class Player {
  static let shared = Player()
  var isPlaying = false
}

@Observable
@MainActor
final class ScreenObserver {
  static let shared = ScreenObserver()
  @ObservationIgnored private var player = Player.shared
  @MainActor private(set) var isFull = false {
    willSet { isFullSubject.send(newValue) }
  }
  @MainActor let isFullSubject = CurrentValueSubject<Bool, Never>(false)
}

@preconcurrency @MainActor
@Observable
final class NotchModel: NSObject {
  @ObservationIgnored var observer = ScreenObserver.shared
  var isHidden = false
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  func start() {
    observer.isFullSubject.sink { [weak self] in self?.isHidden = $0 }.store(in: &subscriptions)
  }
}

struct NotchView: View {
  @State private var model = NotchModel()

  var body: some View {
    Text(model.isHidden ? "hidden" : "shown").onAppear { model.start() }
  }
}
