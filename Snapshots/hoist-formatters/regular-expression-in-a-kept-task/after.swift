import Foundation

// Without its 'try' the task would be a 'Task<Int, Never>'.
final class Counter: Sendable {
  private static let regex = try! NSRegularExpression(pattern: "[0-9]")

  private static let countRegex = try! NSRegularExpression(pattern: "[.]")

  func count(_ text: String) -> [Task<Int, any Error>] {
    let range = NSRange(text.startIndex..., in: text)
    let letters = Task {
      let expression = try NSRegularExpression(pattern: "[a-z]")
      return expression.numberOfMatches(in: text, range: range)
    }
    let digits: Task<Int, any Error> = Task {
      Counter.regex.numberOfMatches(in: text, range: range)
    }
    let dots = Task.detached {
      try await Task.sleep(nanoseconds: 1)
      return Counter.countRegex.numberOfMatches(in: text, range: range)
    }
    return [letters, digits, dots]
  }

  private static let expression = try! NSRegularExpression(pattern: "[!]")

  func log(_ text: String) {
    Task {
      print(Counter.expression.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)))
    }
  }
}
