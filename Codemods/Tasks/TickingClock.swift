import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// A timer, state for the time, and the handler that sets it.
struct TickingClock: Sendable {
  /// The `onReceive`.
  let call: MemberCall
  /// The property with the timer's publisher.
  let timer: Declaration
  /// The state.
  let now: Declaration
  /// The interval in seconds, as written.
  let interval: String
  /// The places that read the time.
  let reads: [Use]
  /// The expression to wrap in a `TimelineView`; nil if the time is read outside of `body`.
  let content: Node?

  /// Nil if the handler does more, or the timer or the time is used elsewhere.
  init?(_ call: MemberCall, _ model: SwiftUIModel) {
    guard let publisher = call.call.argumentValues.first, let closure = call.call.onlyClosure,
      let timer = Self.property(publisher, model), let interval = Self.interval(of: timer),
      !timer.isConditionalMember,
      closure.items.count == 1, let target = closure.items[0].children.first?.children.first,
      Self.isTime(closure, target), let now = Self.property(target, model), now.attribute("State") != nil,
      now.initialValue.map({ ["Date()", ".now", "Date.now"].contains($0.text) }) == true
    else { return nil }
    let uses = model.uses(of: now)
    let reads = uses.filter { !closure.node.contains($0.node) }
    guard model.uses(of: timer).count == 1, uses.count == reads.count + 1, !reads.isEmpty,
      reads.allSatisfy({
        $0.role == .reference && model.timing(of: $0.node).isBodyCode && !$0.token.text.hasPrefix("$")
      })
    else { return nil }
    (self.call, self.timer, self.now, self.interval, self.reads) = (call, timer, now, interval, reads)
    content = Self.content(around: call, reads, model)
  }

  /// The name of the state.
  var name: String { now.name ?? "" }

  /// The name of the property with the timer.
  var timerName: String { timer.name ?? "" }

  /// Whether a `TimelineView` can replace everything.
  var isReplaceable: Bool { content != nil }

  /// Whether the time, or what is computed of it, decides what is disabled.
  func isAskedElsewhere(_ model: SwiftUIModel) -> Bool {
    var names = reads.map(\.node)
    var members: Set<DeclarationID> = []
    for _ in 0..<3 {
      if names.contains(where: Self.isInDisabled) { return true }
      let computing = names.compactMap { model.index.enclosingDeclaration(of: $0) }
        .filter { !model.isBuilderMember($0) && members.insert($0.id).inserted }
      names = computing.flatMap { model.index.references(to: $0.id).certain.map(\.node) }
    }
    return false
  }

  /// Whether the view is already the part of another one that shows the time: it has no other state, and few
  /// views.
  func isOfSmallView(_ model: SwiftUIModel) -> Bool {
    guard let view = model.index.type(of: now.id), !model.makings(of: view).isEmpty,
      model.index.members(of: view).allSatisfy({ !$0.isStored || $0.attributes.isEmpty || $0.id == now.id })
    else { return false }
    let views = model.builderMembers(of: view).flatMap { member in
      member.node.subtree.compactMap {
        FunctionCallExprSyntax($0).flatMap { ViewCall($0).frameworkName(model.index) }
      }
    }
    return views.count <= Self.fewViews && !views.contains { ["ForEach", "List"].contains($0) }
  }

  private static let fewViews = 20

  private static func isInDisabled(_ name: Node) -> Bool {
    name.ancestors.contains { around in
      guard let call = FunctionCallExprSyntax(around).flatMap({ MemberCall($0) }) else { return false }
      return call.name == "disabled" && !call.base.contains(name)
    }
  }

  private static func property(_ name: Node, _ model: SwiftUIModel) -> Declaration? {
    let found = model.index.declarations(referencedBy: MemberAccessExprSyntax(name)?.declName?.node ?? name)
    guard found.count == 1, model.index[found[0]].isStored else { return nil }
    return model.index[found[0]]
  }

  private static func interval(of timer: Declaration) -> String? {
    guard let value = timer.initialValue, value.text.hasPrefix("Timer.publish"),
      value.text.hasSuffix(".autoconnect()"),
      let publish = CallChain(value).calls.first?.call, let every = publish.argumentValues.first,
      let seconds = Double(every.text), seconds >= 0.1
    else { return nil }
    return every.text
  }

  /// Whether a closure's only statement sets a target to the time.
  private static func isTime(_ closure: ClosureExprSyntax, _ target: Node) -> Bool {
    guard let value = Assignment(target: target)?.value?.text else { return false }
    return ["$0", "Date()", ".now", "Date.now", closure.parameterNames?.first?.name].contains(value)
  }

  /// The content without the handler at the end of its chain, if that is the whole `body` and reads the time.
  private static func content(around call: MemberCall, _ reads: [Use], _ model: SwiftUIModel) -> Node? {
    let whole = CallChain.whole(around: call.call.node)
    guard whole == call.call.node, let item = whole.parent, item.kind == .codeBlockItem,
      item.parent?.children.only != nil,
      model.index.enclosingDeclaration(of: whole)?.name == "body",
      reads.allSatisfy({ call.base.contains($0.node) })
    else { return nil }
    return call.base
  }

  // MARK: - Replacement

  /// The edits that wrap the content in a `TimelineView`, and remove the timer, the state and the handler.
  func edits(in file: FileContext) -> [TextEdit] {
    guard let content else { return [] }
    let base = file.indentation(at: content.range.lowerBound)
    let inner = IndentShift(from: base, to: base + file.style.indentUnit.bytes(levels: 1))
    let isOne = reads.count == 1
    var source = Array(file.tree.source.bytes[content.range])
    if isOne, let read = reads.first {
      let start = read.node.range.lowerBound - content.range.lowerBound
      source.replaceSubrange(start..<start + read.node.range.count, with: Array("timeline.date".utf8))
    }
    let text = SourceText(bytes: source)
    let moved = inner.apply(to: 0..<text.count, of: text, lines: LineTable(text))
    let bind: Snippet = isOne ? "" : "let \(name) = timeline.date\n"
    let snippet: Snippet = """
      TimelineView(.periodic(from: .now, by: \(interval))) { timeline in
        \(bind)\(moved)
      }
      """
    let whole = content.range.lowerBound..<call.call.node.range.upperBound
    return [TextEdit(whole, with: file.style.render(snippet, base: base))]
      + removals(in: file)
  }

  /// The edits that remove the timer and the state: a single one if they are adjacent.
  private func removals(in file: FileContext) -> [TextEdit] {
    let ranges = [timer.node.range, now.node.range].sorted(on: \.lowerBound)
    let between = file.tree.source.bytes[ranges[0].upperBound..<ranges[1].lowerBound]
    let areTogether = between.allSatisfy { $0.isSpaceOrTab || $0.isLineEnd }
    let removed = areTogether ? [ranges[0].lowerBound..<ranges[1].upperBound] : ranges
    return removed.map { file.lines.removal(of: $0, in: file.tree.source) }
  }
}
