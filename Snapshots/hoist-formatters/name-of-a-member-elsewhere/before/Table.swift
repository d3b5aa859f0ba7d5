import Foundation

// The name must not be that of a member, which would hide the variable of the file.
struct Table<Row> {
  func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    return formatter.string(from: date)
  }
}

extension Dated {
  func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    return formatter.string(from: date)
  }
}

class Page<Row>: Sheet {
  func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "MM"
    return formatter.string(from: date)
  }
}
