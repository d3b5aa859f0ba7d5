import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
}

final class Log: ObservableObject {
  // swiftfix:ignore
  @Published var lines: [String] = []
}
