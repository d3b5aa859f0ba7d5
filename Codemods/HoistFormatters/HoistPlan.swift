import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A formatter that can be created once: the code to move, its destination, and the new references.
struct HoistPlan: Sendable {
  /// A use of the formatter.
  enum Replacement: Sendable {
    /// The expression becomes a reference to the single instance.
    case expression(Node)
    /// `if let f` gets a reference as its value.
    case shorthand(Node)
  }

  /// The class.
  let formatter: FormatterClass
  /// The expression that creates the formatter.
  let value: Node
  /// The `patternBinding` of its local variable.
  var binding: Node?
  /// The name of that variable.
  var variableName: String?
  /// Its name in the source, in any place.
  var givenName: String?
  /// The moved `codeBlockItem`s, in source order, including the declaration.
  var statements: [Node] = []
  /// Whether it, or one of the formatters in it, follows a setting of the user because the code doesn't set
  /// it.
  var followsUser = false
  /// The uses of the formatter.
  var replacements: [Replacement] = []
  /// Bytes of the moved code that change.
  var patches: [Patch] = []
  /// Each `try` that no longer covers anything that throws.
  var spareTries: [Node] = []
  /// A `try` that covers more code. The expressions leave it in several rounds, so that the last one can
  /// remove it.
  var sharedTry: Node?
  /// The mark of the `try` before a call of `NSRegularExpression` at its new place, if it had none before:
  /// `!` or `?`.
  var addedMark: String?
  /// Whether an enclosing `catch` has nothing left to catch.
  var leavesIdleCatch = false
  /// The property of a view that becomes static.
  var property: Node?
  /// What the fix may change, the most severe first; empty if the fix is safe.
  var effects: [Rule] = []
  /// Whether the comments above the statements stay, because another formatter's declaration is used.
  var leavesHeadings = false
  /// Where the single instance is stored.
  let scope: StorageScope
  /// The modifiers of its declaration: `private static`.
  var modifiers = ""
  /// Its name.
  var name = ""
  /// Whether `.current` stays, although it is now read only once.
  var keepsCurrent = false

  /// Bytes that are replaced in moved code.
  struct Patch: Hashable, Sendable {
    let range: Range<Int>
    let text: String
  }

  /// The reported rule.
  var rule: Rule { effects.first ?? HoistRules.hoist }

  /// The notes on the fix.
  var notes: [Rule] {
    (keepsCurrent ? [HoistRules.keptCurrent] : []) + (followsUser ? [HoistRules.settings] : [])
  }

  /// The expression that refers to the single instance.
  var reference: String { scope.isFileScope ? name : "Self." + name }

  /// The name of the constant with the pattern of a regular expression: `digits` in
  /// `NSRegularExpression(pattern: Patterns.digits)`.
  var patternName: String? {
    let access = MemberAccessExprSyntax(pattern)
    let name = access?.declName?.baseName?.name ?? DeclReferenceExprSyntax(pattern)?.baseName?.name
    if name == "rawValue" { return MemberAccessExprSyntax(access?.base)?.declName?.baseName?.name }
    return name == "pattern" ? nil : name
  }

  /// What a regular expression is made of.
  var pattern: Node? {
    guard formatter.isRegularExpression else { return nil }
    return value.subtree.firstNonNil { FunctionCallExprSyntax($0) }?.argumentValues.first
  }

  /// Whether `try?` makes it optional.
  var isOptional: Bool { tryMark == "?" }

  /// Whether `try!` traps if it can't be created.
  var isForced: Bool { tryMark == "!" }

  private var tryMark: String? { addedMark ?? TryExprSyntax(value)?.questionOrExclamationMark?.text }
}
