import Foundation

class Reports {
  // A task takes along what it calls, and with it 'Self' of a class that others may inherit from.
  func print(_ date: Date) {
    func text() -> String {
      let formatter = DateFormatter()
      formatter.dateFormat = "HH:mm"
      return formatter.string(from: date)
    }
    var year: String { DateFormatter().string(from: date) }
    let month = {
      let formatter = DateFormatter()
      formatter.dateFormat = "MMM"
      return formatter.string(from: date)
    }
    Task { Swift.print(text()) }
    Task { Swift.print(year) }
    Task { Swift.print(month()) }
  }

  func day(_ dates: [Date]) -> [String] {
    let text = { (date: Date) in
      let formatter = DateFormatter()
      formatter.dateFormat = "d"
      return formatter.string(from: date)
    }
    return dates.map(text)
  }
}
