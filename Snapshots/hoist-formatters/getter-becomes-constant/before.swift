import Foundation

struct Receipt {
  let date: Date

  /// The day of the receipt.
  private static var dayFormatter: DateFormatter {
    // Days only.
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }

  private var total: NumberFormatter { NumberFormatter() }

  // Others use it, too.
  fileprivate var shared: DateFormatter { DateFormatter() }

  static var internalOne: DateFormatter {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter
  }

  // It does more than create one.
  private var logged: DateFormatter {
    print("made")
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter
  }

  private var digits: NSRegularExpression? { try? NSRegularExpression(pattern: "[0-9]+") }

  var day: String { Self.dayFormatter.string(from: date) + logged.string(from: date) }
  var time: String { Self.internalOne.string(from: date) }
  var amount: String? { total.string(from: 3) ?? self.total.string(from: 4) }
  func count(_ text: String) -> Int {
    digits?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }
}

func text(of receipt: Receipt) -> String { receipt.shared.string(from: receipt.date) }
