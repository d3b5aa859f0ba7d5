import Foundation

struct Receipt {
  let date: Date

  /// The day of the receipt.
  private static let dayFormatter: DateFormatter = {
    // Days only.
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }()

  private static let total: NumberFormatter = NumberFormatter()

  private static let dateFormatter = DateFormatter()

  // Others use it, too.
  fileprivate var shared: DateFormatter { Self.dateFormatter }

  static let internalOne: DateFormatter = {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter
  }()

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter
  }()

  // It does more than create one.
  private var logged: DateFormatter {
    print("made")
    return Self.formatter
  }

  private static let digits: NSRegularExpression? = try? NSRegularExpression(pattern: "[0-9]+")

  var day: String { Self.dayFormatter.string(from: date) + logged.string(from: date) }
  var time: String { Self.internalOne.string(from: date) }
  var amount: String? { Self.total.string(from: 3) ?? Self.total.string(from: 4) }
  func count(_ text: String) -> Int {
    Self.digits?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }
}

func text(of receipt: Receipt) -> String { receipt.shared.string(from: receipt.date) }
