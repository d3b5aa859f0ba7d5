import CodemodKit
import SwiftCST
import SwiftUIModel

/// The direction in which a scroll view scrolls.
enum ScrollAxis: Sendable {
  case vertical, horizontal

  /// The axis of a `ScrollView`, or nil if it is not a literal.
  init?(of call: ViewCall) {
    guard let first = call.arguments.first, first.label == nil || first.label == "axes" else {
      self = .vertical
      return
    }
    var value = first.value
    if let array = ArrayExprSyntax(value)?.elements {
      guard let only = ArrayElementSyntax(array.children.only)?.expression else { return nil }
      value = only
    }
    guard let access = MemberAccessExprSyntax(value),
      ["", "Axis", "Axis.Set"].contains(access.base?.text ?? "")
    else { return nil }
    switch access.declName?.baseName?.text {
    case "vertical": self = .vertical
    case "horizontal": self = .horizontal
    default: return nil
    }
  }

  /// The eager stack along the axis.
  var stack: String { self == .vertical ? "VStack" : "HStack" }

  /// The lazy stack along the axis.
  var lazyStack: String { self == .vertical ? "LazyVStack" : "LazyHStack" }

  /// The word for messages.
  var word: String { self == .vertical ? "vertical" : "horizontal" }
}
