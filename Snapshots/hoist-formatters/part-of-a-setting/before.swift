import Foundation

struct Countdown {
  let seconds: TimeInterval

  /// The calendar stays that of the user, as it was when it was first asked for.
  var text: String {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_GB")
    formatter.unitsStyle = .full
    return formatter.string(from: seconds) ?? ""
  }
}
