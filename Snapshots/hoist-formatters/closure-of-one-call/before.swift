import SwiftUI

@discardableResult func keep(_ text: String) -> Bool { true }

struct Button2 {
  var action: () -> Void = {}
}

final class Log {
  var lines: Set<String> = []

  // A closure of one expression has its value.
  func button(for date: Date) -> Button2 {
    let handler = {
      let formatter = DateFormatter()
      formatter.dateStyle = .short
      keep(formatter.string(from: date))
    }
    return Button2(action: handler)
  }

  func task(for date: Date) -> Task<Void, Never> {
    let task = Task {
      let formatter = DateFormatter()
      formatter.dateStyle = .medium
      keep(formatter.string(from: date))
    }
    return task
  }

  func animate(_ date: Date) {
    withAnimation {
      let formatter = DateFormatter()
      formatter.dateStyle = .long
      lines.insert(formatter.string(from: date))
    }
  }

  // The closure is known to give nothing.
  func all(_ dates: [Date]) {
    dates.forEach { date in
      let formatter = DateFormatter()
      formatter.dateStyle = .full
      keep(formatter.string(from: date))
    }
  }
}
