import SwiftUI

typealias Formatting = DateFormatter

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
    let formatter: Formatting = DateFormatter()
    formatter.dateStyle = .full
    return formatter.string(from: date)
  }

  var body: some View { Text(title + subtitle) }
}

struct Leaf: View {
  typealias Stamp = DateFormatter

  let date: Date

  var title: String {
    let formatter: Stamp = DateFormatter()
    formatter.dateStyle = .long
    return formatter.string(from: date)
  }

  var subtitle: String {
    typealias Local = DateFormatter
    let formatter: Local = DateFormatter()
    formatter.dateStyle = .full
    return formatter.string(from: date)
  }

  var body: some View { Text(title + subtitle) }
}
