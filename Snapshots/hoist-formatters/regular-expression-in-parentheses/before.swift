import Foundation

// The parentheses were for the 'try' alone.
struct Probe {
  var isKnown: Bool { (try? NSRegularExpression(pattern: "[a-z]+")) != nil }

  var pattern: String { String((try? NSRegularExpression(pattern: "[0-9]+"))?.pattern ?? "") }

  var isMissing: Bool { nil == (try? NSRegularExpression(pattern: "[.]+")) }
}
