import Foundation

// Before its line the pattern is empty.
func stamp(_ date: Date) -> String {
  let formatter = DateFormatter()
  formatter.dateFormat = pattern
  return formatter.string(from: date)
}
