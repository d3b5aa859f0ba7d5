import SwiftUI

final class Player: NSObject, ObservableObject {
  @objc @Published var rate = 1.0
}
