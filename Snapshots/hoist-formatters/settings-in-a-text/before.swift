import SwiftUI

/// What a text says of the user's settings is what they were when it was written.
struct Stamp: View {
  let date: Date

  var body: some View {
    Text(day + year + month)
  }

  private var day: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "dd '\(Locale.current)'"
    return formatter.string(from: date)
  }

  private var year: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "\(Locale.autoupdatingCurrent)")
    return formatter.string(from: date)
  }

  private var month: String {
    let calendar = "\(Calendar.current)"
    let formatter = DateFormatter()
    formatter.dateFormat = "MM" + calendar
    return formatter.string(from: date)
  }

  func load(_ data: Data) throws -> [Date] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { _ in throw Failure(text: "\(Locale.current)") }
    return try decoder.decode([Date].self, from: data)
  }
}

struct Failure: Error {
  let text: String
}
