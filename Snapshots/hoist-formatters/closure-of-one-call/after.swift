import SwiftUI

@discardableResult func keep(_ text: String) -> Bool { true }

struct Button2 {
  var action: () -> Void = {}
}

final class Log {
  var lines: Set<String> = []

  private static let shortDateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }()

  // A closure of one expression has its value.
  func button(for date: Date) -> Button2 {
    let handler = {
      _ = keep(Self.shortDateFormatter.string(from: date))
    }
    return Button2(action: handler)
  }

  private static let mediumDateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }()

  func task(for date: Date) -> Task<Void, Never> {
    let task = Task {
      _ = keep(Log.mediumDateFormatter.string(from: date))
    }
    return task
  }

  private static let longDateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter
  }()

  func animate(_ date: Date) {
    withAnimation {
      _ = lines.insert(Self.longDateFormatter.string(from: date))
    }
  }

  private static let fullDateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .full
    return formatter
  }()

  // The closure is known to give nothing.
  func all(_ dates: [Date]) {
    dates.forEach { date in
      keep(Self.fullDateFormatter.string(from: date))
    }
  }
}
