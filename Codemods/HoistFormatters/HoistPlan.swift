import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A formatter that can be made once: what moves, where to, and what then stands for it.
struct HoistPlan: Sendable {
  /// A place where the formatter is used.
  enum Replacement: Sendable {
    /// The expression becomes a reference to the one instance.
    case expression(Node)
    /// `if let f` gets a reference as its value.
    case shorthand(Node)
  }

  /// The class.
  let formatter: FormatterClass
  /// The expression that makes the formatter.
  let value: Node
  /// The `patternBinding` of the local variable that holds it.
  var binding: Node?
  /// The name of that variable.
  var variableName: String?
  /// The name that the source has for it, wherever.
  var givenName: String?
  /// The `codeBlockItem`s that move, in source order; the declaration is among them.
  var statements: [Node] = []
  /// Whether it follows a setting of the user, or one of the formatters that it is made of does, as the code
  /// sets no other.
  var followsUser = false
  /// The places that use it.
  var replacements: [Replacement] = []
  /// Bytes of what moves that are written differently afterwards.
  var patches: [Patch] = []
  /// Each `try` that has nothing left to try.
  var spareTries: [Node] = []
  /// A `try` that has more to try. What it covers leaves it in one round after another, so that the last can
  /// take it along.
  var sharedTry: Node?
  /// The mark of the `try` before a call of `NSRegularExpression` where it goes, if it had none where it was:
  /// `!` or `?`.
  var addedMark: String?
  /// Whether a `catch` around it has nothing left to catch.
  var leavesIdleCatch = false
  /// The property of a view that becomes static.
  var property: Node?
  /// What may be different afterwards, the gravest first; empty where the fix is safe.
  var effects: [Rule] = []
  /// Where the one instance is kept.
  let scope: StorageScope
  /// How its declaration begins: `private static`.
  var modifiers = ""
  /// Its name.
  var name = ""
  /// Whether `.current` stays, though it is read only once now.
  var keepsCurrent = false

  /// Bytes that are replaced when code moves.
  struct Patch: Hashable, Sendable {
    let range: Range<Int>
    let text: String
  }

  /// What the pass says about it.
  var rule: Rule { effects.first ?? HoistRules.hoist }

  /// What is to be known once it is made.
  var notes: [Rule] {
    (keepsCurrent ? [HoistRules.keptCurrent] : []) + (followsUser ? [HoistRules.settings] : [])
  }

  /// How the one instance is referred to.
  var reference: String { scope.isFileScope ? name : "Self." + name }

  /// The name of the constant that a regular expression is made of: `digits` of
  /// `NSRegularExpression(pattern: Patterns.digits)`.
  var patternName: String? {
    guard formatter.isRegularExpression, let call = value.subtree.firstNonNil({ FunctionCallExprSyntax($0) }),
      let pattern = call.argumentValues.first
    else { return nil }
    let access = MemberAccessExprSyntax(pattern)
    let name = access?.declName?.baseName?.name
    if name == "rawValue" { return MemberAccessExprSyntax(access?.base)?.declName?.baseName?.name }
    return name == "pattern" ? nil : name
  }

  /// Whether `try?` makes it optional.
  var isOptional: Bool { tryMark == "?" }

  /// Whether `try!` traps where it can't be made.
  var isForced: Bool { tryMark == "!" }

  private var tryMark: String? { addedMark ?? TryExprSyntax(value)?.questionOrExclamationMark?.text }
}
