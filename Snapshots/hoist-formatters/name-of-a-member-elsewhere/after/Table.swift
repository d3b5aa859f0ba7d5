import Foundation

private let tableDateFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy"
  return formatter
}()

// The name must not be that of a member, which would hide the variable of the file.
struct Table<Row> {
  func text(_ date: Date) -> String {
    return tableDateFormatter.string(from: date)
  }
}

private let datedDateFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy"
  return formatter
}()

extension Dated {
  func text(_ date: Date) -> String {
    return datedDateFormatter.string(from: date)
  }
}

private let pageDateFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = "MM"
  return formatter
}()

class Page<Row>: Sheet {
  func text(_ date: Date) -> String {
    return pageDateFormatter.string(from: date)
  }
}
