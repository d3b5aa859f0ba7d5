import SwiftUI

typealias Formatting = DateFormatter

private let pageFormatter: Formatting = {
  let formatter: Formatting = DateFormatter()
  formatter.dateStyle = .full
  return formatter
}()

// What a type or function declares can't be named outside.
struct Page<Item>: View {
  typealias Stamp = DateFormatter

  let date: Date

  var title: String {
    let formatter: Stamp = DateFormatter()
    formatter.dateStyle = .long
    return formatter.string(from: date)
  }

  var subtitle: String {
    return pageFormatter.string(from: date)
  }

  var body: some View { Text(title + subtitle) }
}

struct Leaf: View {
  typealias Stamp = DateFormatter

  let date: Date

  private static let formatter: Stamp = {
    let formatter: Stamp = DateFormatter()
    formatter.dateStyle = .long
    return formatter
  }()

  var title: String {
    return Self.formatter.string(from: date)
  }

  var subtitle: String {
    typealias Local = DateFormatter
    let formatter: Local = DateFormatter()
    formatter.dateStyle = .full
    return formatter.string(from: date)
  }

  var body: some View { Text(title + subtitle) }
}
