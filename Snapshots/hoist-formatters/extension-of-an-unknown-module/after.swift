import Foundation

struct Formatted {
  let date: Date

  private static let textFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter
  }()

  var text: String {
    return Self.textFormatter.string(from: date)
  }
}

extension Trails_App.Formatted {
  static let formatter = 1
  static let longDateFormatter = 2
}
