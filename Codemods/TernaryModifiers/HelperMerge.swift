import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// A helper with which the project applies modifiers conditionally, `text.if(isOpen) { $0.bold() }`,
/// rewritten as modifiers that depend on the condition: `text.bold(isOpen)`.
struct HelperMerge {
  /// The name of the helper.
  let helper: String

  /// The bytes from the period before the helper to the end of its call.
  let range: Range<Int>

  /// The modifiers that replace it.
  let replacement: [UInt8]

  /// What may be different afterwards.
  let obstacles: [Obstacle]

  /// Nil if a call isn't one of such a helper, or a modifier has no neutral value.
  init?(_ node: Node, in file: FileContext) {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }),
      SwiftUIModel.conditionalHelpers.contains(call.name), let period = call.access.period,
      let argument = file.model.conditionOfHelper(call), !file.model.isConstantForView(argument),
      file.model.isLookedAt(node), let condition = BranchCondition(argument: argument),
      let closure = call.call.onlyClosure, let modifiers = Self.modifiers(in: closure),
      !BranchComments.stand(inside: period.index..<node.tokenIndices.upperBound, node.tree)
    else { return nil }
    var notes = MergeNotes(file: file, place: node, conditions: [condition])
    guard let texts = try? Self.texts(of: modifiers, &notes) else { return nil }
    let isRepeatable = !condition.callsFunction && condition.text.utf8.count <= 30
    guard isRepeatable || notes.uses == 1 && !notes.isDeferred, condition.shorthand == nil else { return nil }
    helper = call.name
    range = period.range.lowerBound..<node.range.upperBound
    let lineBreak = file.style.newline.bytes + file.indentation(at: period.range.lowerBound)
    replacement = Array(texts.joined(separator: period.startsLine ? lineBreak : []))
    let base = CallChain(call.base).base
    let name = FunctionCallExprSyntax(base)?.calledName ?? base.shortText
    obstacles =
      [Obstacle(TernaryRules.state, "state in '\(name)' now survives the flip")]
      + modifiers.compactMap(MergeSafety.obstacle) + notes.obstacles
  }

  /// The modifiers that a closure applies to its parameter, innermost first.
  private static func modifiers(in closure: ClosureExprSyntax) -> [MemberCall]? {
    guard let item = closure.items.only, closure.signature?.capture == nil else { return nil }
    let names = closure.parameterNames
    guard names == nil || names?.count == 1 else { return nil }
    let name = names?[0].name ?? "$0"
    let chain = CallChain(ReturnStmtSyntax(item)?.expression ?? item)
    let isUsedOnce = item.tokenIndices.count { item.tree.token(at: $0).name == name } == 1
    guard chain.base.text == name, !chain.isSplit, !chain.calls.isEmpty, isUsedOnce else { return nil }
    return chain.calls
  }

  private static func texts(
    of modifiers: [MemberCall], _ notes: inout MergeNotes
  ) throws(Obstacle) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    for modifier in modifiers { texts.append(try text(of: modifier, &notes)) }
    return texts
  }

  private static func text(of modifier: MemberCall, _ notes: inout MergeNotes) throws(Obstacle) -> [UInt8] {
    if modifier.name == "hidden", modifier.arguments.isEmpty {
      notes.note(.replacesHidden)
      notes.uses += 1
      return Array(".opacity(\(notes.condition.question) ? 0 : 1)".utf8)
    }
    let pieces = try ModifierToggle(modifier: modifier, branch: 0, isOnText: false).pieces(&notes)
    let source = modifier.call.node.tree.source
    var bytes: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let text): bytes += Array(text.utf8)
      case .source(let range, _): bytes += source.bytes[range]
      case .operandBreak: bytes.append(UInt8(ascii: " "))
      case .argumentBreak(let space, _): bytes += Array(space.utf8)
      case .block, .operand, .lineEnd: throw .noNeutralValue(modifier.name)
      }
    }
    guard !bytes.contains(where: \.isLineEnd) else { throw .noNeutralValue(modifier.name) }
    return bytes
  }
}
