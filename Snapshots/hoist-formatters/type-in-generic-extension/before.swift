import Foundation

extension Result {
  struct Log {
    func line(_ date: Date) -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "yyyy"
      return formatter.string(from: date)
    }
  }
}
