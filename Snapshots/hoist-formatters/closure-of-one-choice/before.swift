import Foundation

final class Log {
  var lines: Set<String> = []
  var handlers: [() -> Void] = []

  func add(_ handler: @escaping () -> Void) { handlers.append(handler) }

  // An 'if' that is all of a closure may be its value.
  func either(_ date: Date, isOld: Bool) {
    let handler = {
      let formatter = DateFormatter()
      formatter.dateStyle = .short
      if isOld {
        self.lines.remove(formatter.string(from: date))
      } else {
        self.lines.remove("")
      }
    }
    add(handler)
  }

  // Nothing has a value here.
  func neither(_ date: Date, isOld: Bool) {
    let handler = {
      let formatter = DateFormatter()
      formatter.dateStyle = .long
      if isOld { print(formatter.string(from: date)) } else { print("") }
    }
    add(handler)
  }
}
