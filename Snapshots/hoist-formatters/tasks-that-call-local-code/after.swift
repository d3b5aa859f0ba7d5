import Foundation

class Reports {
  private static let timeFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm"
    return formatter
  }()

  private static let dateFormatter = DateFormatter()

  private static let monthFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "MMM"
    return formatter
  }()

  // A task takes along what it calls, and with it 'Self' of a class that others may inherit from.
  func print(_ date: Date) {
    func text() -> String {
      return Reports.timeFormatter.string(from: date)
    }
    var year: String { Reports.dateFormatter.string(from: date) }
    let month = {
      return Reports.monthFormatter.string(from: date)
    }
    Task { Swift.print(text()) }
    Task { Swift.print(year) }
    Task { Swift.print(month()) }
  }

  private static let dayFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "d"
    return formatter
  }()

  func day(_ dates: [Date]) -> [String] {
    let text = { (date: Date) in
      return Self.dayFormatter.string(from: date)
    }
    return dates.map(text)
  }
}
