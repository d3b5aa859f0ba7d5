import SwiftUI

@Observable
final class Alarm: Equatable /* observed */ {
  var time = 0
  static func == (lhs: Alarm, rhs: Alarm) -> Bool { lhs === rhs }
}

@Observable
final class Stopwatch: /* observed */ Identifiable {
  var time = 0
}

@Observable
final class Clock: Identifiable
  // Observed by the face.
{
  var time = 0
}
