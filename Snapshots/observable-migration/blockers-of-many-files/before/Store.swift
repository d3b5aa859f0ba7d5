import SwiftUI

final class Store: ObservableObject {
  @Published var name = ""
  @Published var level = 0 { didSet { level = max(level, 0) } }
}
