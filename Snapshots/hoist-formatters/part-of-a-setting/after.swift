import Foundation

struct Countdown {
  let seconds: TimeInterval

  private static let formatter: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_GB")
    formatter.unitsStyle = .full
    return formatter
  }()

  /// The calendar stays that of the user, as it was when it was first asked for.
  var text: String {
    return Self.formatter.string(from: seconds) ?? ""
  }
}
