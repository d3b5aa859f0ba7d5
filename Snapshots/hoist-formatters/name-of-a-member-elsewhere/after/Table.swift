import Foundation

private let tableYearFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy"
  return formatter
}()

// The name must not be that of a member, which would hide the variable of the file.
struct Table<Row> {
  func text(_ date: Date) -> String {
    return tableYearFormatter.string(from: date)
  }
}

private let datedYearFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy"
  return formatter
}()

extension Dated {
  func text(_ date: Date) -> String {
    return datedYearFormatter.string(from: date)
  }
}

private let pageMonthFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = "MM"
  return formatter
}()

class Page<Row>: Sheet {
  func text(_ date: Date) -> String {
    return pageMonthFormatter.string(from: date)
  }
}
