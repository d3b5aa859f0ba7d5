import Foundation

private let logFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.dateFormat = "yyyy"
  return formatter
}()

extension Result {
  struct Log {
    func line(_ date: Date) -> String {
      return logFormatter.string(from: date)
    }
  }
}
