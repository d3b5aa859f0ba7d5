import Combine
import SwiftUI
import UIKit

final class Badge: ObservableObject {
  @Published var count = 0
}

final class BadgeController: UIViewController {
  private let badge = Badge()
  private var token: AnyCancellable?

  override func viewDidLoad() {
    let counts = badge.$count
    token = counts.sink { [weak self] in self?.title = "\($0)" }
  }
}
