import SwiftUI

enum Region {
  nonisolated(unsafe) static var suffix = "y"
}

struct Part: CustomStringConvertible {
  static let year: Part = Part()
  static let month = Part()

  var description: String { Region.suffix }
}

func + (left: String, right: Part) -> String { left + Region.suffix }

prefix operator ^
prefix func ^ (text: String) -> String { text + Region.suffix }

struct PartView: View {
  let date: Date

  var added: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyy" + Part.year
    return formatter.string(from: date)
  }

  var alsoAdded: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyy" + Part.month
    return formatter.string(from: date)
  }

  var described: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyy\(Part.year)"
    return formatter.string(from: date)
  }

  var prefixed: String {
    let formatter = DateFormatter()
    formatter.dateFormat = ^"yyy"
    return formatter.string(from: date)
  }

  var body: some View { Text(added + alsoAdded + described + prefixed) }
}
