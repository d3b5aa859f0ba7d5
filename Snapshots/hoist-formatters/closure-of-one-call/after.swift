import SwiftUI

@discardableResult func keep(_ text: String) -> Bool { true }

struct Button2 {
  var action: () -> Void = {}
}

final class Log {
  var lines: Set<String> = []

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }()

  // A closure of one expression has its value.
  func button(for date: Date) -> Button2 {
    let handler = {
      _ = keep(Self.formatter.string(from: date))
    }
    return Button2(action: handler)
  }

  private static let dateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }()

  func task(for date: Date) -> Task<Void, Never> {
    let task = Task {
      _ = keep(Log.dateFormatter.string(from: date))
    }
    return task
  }

  private static let animateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter
  }()

  func animate(_ date: Date) {
    withAnimation {
      _ = lines.insert(Self.animateFormatter.string(from: date))
    }
  }

  private static let allFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .full
    return formatter
  }()

  // The closure is known to give nothing.
  func all(_ dates: [Date]) {
    dates.forEach { date in
      keep(Self.allFormatter.string(from: date))
    }
  }
}
