import Foundation

final class Log {
  var lines: Set<String> = []
  var handlers: [() -> Void] = []

  func add(_ handler: @escaping () -> Void) { handlers.append(handler) }

  private static let shortDateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }()

  // An 'if' that is all of a closure may be its value.
  func either(_ date: Date, isOld: Bool) {
    let handler = {
      if isOld {
        self.lines.remove(Self.shortDateFormatter.string(from: date))
      } else {
        self.lines.remove("")
      }
      return
    }
    add(handler)
  }

  private static let longDateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter
  }()

  // Nothing has a value here.
  func neither(_ date: Date, isOld: Bool) {
    let handler = {
      if isOld { print(Self.longDateFormatter.string(from: date)) } else { print("") }
    }
    add(handler)
  }
}
