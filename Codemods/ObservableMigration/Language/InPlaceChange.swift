import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// An in-place change of a value, by a method or through `inout`: other code may run before it is finished.
struct InPlaceChange: Sendable {
  /// What runs before the change is finished: closures passed to the call, the default of a subscript, the
  /// function that gets the value, and comparisons of elements.
  private(set) var meanwhile = Calls()

  /// Whether it may suspend: then any code may run.
  private(set) var mayWait = false

  /// The change of the value that an expression names, or nil if it isn't changed in place.
  init?(of expression: Node, _ called: CalledCode) {
    var following = InPlaceFollowing(from: expression, called)
    guard following.follow(expression) else { return nil }
    meanwhile = following.collection.calls
    mayWait = following.mayWait
  }

  /// Whether the tokens around a name allow an in-place change of its value: a part of it that is called or
  /// assigned follows, or `&` precedes it.
  static func mayFollow(_ name: Token, _ index: ProjectIndex) -> Bool {
    let kinds = name.tree.tokens.kinds
    let after = kinds[(name.index + 1)...].prefix(3)
    switch after.first {
    case .leftSquare, .postfixQuestionMark, .exclamationMark: return true
    case .comma, .rightParen: return mayBeInOut(name)
    case .period: break
    default: return false
    }
    guard after.count == 3, let next = after.last else { return false }
    switch next {
    case .leftParen, .leftBrace:
      return index.isMutating(name.tree.token(at: name.index + 2).name)
    case .comma, .rightParen: return mayBeInOut(name)
    case .period, .leftSquare, .postfixQuestionMark, .exclamationMark, .leftAngle: return true
    case .equal, .binaryOperator: return true
    default: return false
    }
  }

  /// Whether `&` may precede the members that end in a name.
  private static func mayBeInOut(_ name: Token) -> Bool {
    let kinds = name.tree.tokens.kinds
    var first = name.index
    while first > 1, kinds[first - 1] == .period {
      let base = kinds[first - 2]
      guard base.isIdentifier || [.`self`, .`Self`, .super, .dollarIdentifier].contains(base) else {
        return true
      }
      first -= 2
    }
    return first > 0 && kinds[first - 1] == .prefixAmpersand
  }
}
