import Foundation

// Without its 'try' the task would be a 'Task<Int, Never>'.
final class Counter: Sendable {
  func count(_ text: String) -> [Task<Int, any Error>] {
    let range = NSRange(text.startIndex..., in: text)
    let letters = Task {
      let expression = try NSRegularExpression(pattern: "[a-z]")
      return expression.numberOfMatches(in: text, range: range)
    }
    let digits: Task<Int, any Error> = Task {
      try NSRegularExpression(pattern: "[0-9]").numberOfMatches(in: text, range: range)
    }
    let dots = Task.detached {
      try await Task.sleep(nanoseconds: 1)
      return try NSRegularExpression(pattern: "[.]").numberOfMatches(in: text, range: range)
    }
    return [letters, digits, dots]
  }

  func log(_ text: String) {
    Task {
      let expression = try NSRegularExpression(pattern: "[!]")
      print(expression.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)))
    }
  }
}
