import Foundation

class Clock {
  func time(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  // It sees what is private in its superclass, and would override it.
  class Alarm: Clock {
    func day(_ date: Date) -> String {
      let formatter = DateFormatter()
      formatter.dateStyle = .short
      return formatter.string(from: date)
    }
  }

  class Timer {
    func length(_ time: TimeInterval) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .short
      return formatter.string(from: time)
    }
  }
}
