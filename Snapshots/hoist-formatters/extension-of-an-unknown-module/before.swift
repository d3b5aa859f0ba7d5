import Foundation

struct Formatted {
  let date: Date
  var text: String {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter.string(from: date)
  }
}

extension Trails_App.Formatted {
  static let formatter = 1
  static let longDateFormatter = 2
}
