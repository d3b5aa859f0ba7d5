import Foundation

struct Label {
  func text(for date: Date, given: DateFormatter?) -> String {
    let formatter = given ?? DateFormatter()
    return formatter.string(from: date)
  }

  func text(for date: Date, isFixed: Bool, fixed: DateFormatter) -> String {
    let formatter = isFixed ? fixed : DateFormatter()
    return formatter.string(from: date)
  }
}
