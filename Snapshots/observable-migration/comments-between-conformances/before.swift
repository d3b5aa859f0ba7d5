import SwiftUI

final class Alarm: Equatable, /* observed */ ObservableObject {
  @Published var time = 0
  static func == (lhs: Alarm, rhs: Alarm) -> Bool { lhs === rhs }
}

final class Stopwatch: ObservableObject /* observed */, Identifiable {
  @Published var time = 0
}

final class Clock: Identifiable,
  // Observed by the face.
  ObservableObject
{
  @Published var time = 0
}
