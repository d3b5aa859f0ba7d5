import Combine
import SwiftUI

final class Switcher: ObservableObject {
  @Published var isOn = false
}
