import SwiftUI

private protocol Dated {
  var formatter: DateFormatter { get }
}

extension Dated {
  func text(_ date: Date) -> String { formatter.string(from: date) }
}

private struct Row: View {
  let date: Date
  fileprivate let formatter = DateFormatter()

  var body: some View { Text(text(date)) }
}

extension Row: Dated {}
