import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A change of a value where it stands, by a method or through `inout`: other code may run before it is done.
struct InPlaceChange: Sendable {
  /// What runs before the change is done: closures that the call is given, the default of a subscript, the
  /// function that is handed the value, what elements are compared by.
  private(set) var meanwhile = Calls()

  /// Whether it may wait: then any code may run.
  private(set) var mayWait = false

  /// The change of the value that an expression names, or nil where it isn't changed in place.
  init?(of expression: Node, _ called: CalledCode) {
    var following = InPlaceFollowing(from: expression, called)
    guard following.follow(expression) else { return nil }
    meanwhile = following.collection.calls
    mayWait = following.mayWait
  }

  /// Whether the tokens around a name leave it open that its value is changed in place: a part of it comes
  /// after it that is called or assigned, or `&` stands before.
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

  /// Whether `&` may stand before the members that end in a name.
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
