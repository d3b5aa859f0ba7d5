import CodemodKit
import SwiftCST

/// The closure types of a file that return an AnyView: several locations of a type count as one, because a
/// closure is passed from one to the next.
struct ErasedClosureTypes {
  private(set) var all: [ErasedClosureType] = []
  private var positions: [String: Int] = [:]

  mutating func add(_ type: Node) {
    let text = type.text.filter { !$0.isWhitespace }
    guard let position = positions[text] else {
      positions[text] = all.count
      return all.append(ErasedClosureType(places: [type]))
    }
    all[position].places.append(type)
  }
}

/// A closure type that returns an AnyView.
struct ErasedClosureType {
  /// Every location of it, in source order.
  var places: [Node]

  func words(in lines: LineTable) -> String {
    let text = "closure type returns AnyView: '\(places[0].shortText)'"
    let others = places.dropFirst().map { String(lines.location(of: $0.range.lowerBound).line) }
    guard !others.isEmpty else { return text + "; make the API generic first" }
    let also = others.count == 1 ? "also on line" : "also on lines"
    return text + " (\(also) \(others.joined(separator: ", "))); make the API generic first"
  }
}
