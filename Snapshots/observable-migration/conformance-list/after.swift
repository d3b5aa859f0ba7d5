import SwiftUI

protocol Resettable: AnyObject {
  func reset()
}

@Observable
final class Timer1: Resettable {
  var seconds = 0
  func reset() { seconds = 0 }
}

@Observable
final class Timer2: NSObject, Resettable {
  var seconds = 0
  func reset() { seconds = 0 }
}

@Observable
final class Timer3: NSObject, Resettable {
  var seconds = 0
  func reset() { seconds = 0 }
}
