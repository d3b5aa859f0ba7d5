import SwiftUI

protocol Resettable: AnyObject {
  func reset()
}

final class Timer1: ObservableObject, Resettable {
  @Published var seconds = 0
  func reset() { seconds = 0 }
}

final class Timer2: NSObject, ObservableObject, Resettable {
  @Published var seconds = 0
  func reset() { seconds = 0 }
}

final class Timer3: NSObject, Resettable, ObservableObject {
  @Published var seconds = 0
  func reset() { seconds = 0 }
}
