import Foundation

private func makeFormatter(_ units: NSCalendar.Unit) -> DateComponentsFormatter {
  let formatter = DateComponentsFormatter()
  formatter.allowedUnits = units
  return formatter
}

private let minutes = makeFormatter([.minute, .second])
private let hours = makeFormatter([.hour, .minute, .second])

extension DateFormatter {
  static var lastVisit: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = "d MMM"
    return formatter
  }
}

final class VisitLog {
  private let formatter = DateFormatter.lastVisit

  func line(_ date: Date) -> String { formatter.string(from: date) }
}

func duration(_ seconds: TimeInterval) -> String {
  (seconds < 3600 ? minutes : hours).string(from: seconds) ?? ""
}
