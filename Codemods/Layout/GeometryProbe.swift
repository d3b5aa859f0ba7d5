import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// A transparent `GeometryReader` behind or in front of a view.
struct GeometryProbe: Sendable {
  /// The `background` or `overlay`.
  let call: FunctionCallExprSyntax
  /// The name of the proxy.
  let proxy: String
  /// The action of `onAppear`.
  private(set) var appearance: ClosureExprSyntax?
  /// The action of `onChange` for a changed value.
  private(set) var change: ClosureExprSyntax?
  /// The value that `onChange` watches.
  private(set) var watched: Node?
  /// Whether `onChange` also acts when the view appears.
  private(set) var isInitial = false
  /// The key of the preference with the measured value.
  private(set) var preferenceKey: Node?
  /// Whether the measured area is larger than the view.
  private(set) var ignoresSafeArea = false
  /// What a reader shows that isn't transparent.
  private(set) var container: Node?
  /// The modifiers of the content that store its size.
  private(set) var stores: [Range<Int>] = []

  /// The reader that is the whole background or overlay; nil if it displays or does anything else.
  init?(_ call: FunctionCallExprSyntax, _ index: ProjectIndex) {
    let labels = call.argumentLabels.compactMap(\.self)
    guard labels.allSatisfy({ $0 == "alignment" || $0 == "ignoresSafeAreaEdges" }),
      let content = Self.content(of: call), let reader = FunctionCallExprSyntax(content),
      reader.calledExpression?.text == "GeometryReader", reader.calledExpression.map(index.isForeign) == true,
      let closure = reader.onlyClosure, let names = closure.parameterNames, names.count == 1,
      closure.items.count == 1, closure.signature?.capture == nil
    else { return nil }
    self.call = call
    proxy = names[0].name
    ignoresSafeArea = labels.contains("ignoresSafeAreaEdges")
    guard read(Self.returned(closure.items[0])) else { return nil }
  }

  /// The reader around content that does nothing with the proxy but store its size, when the content appears and
  /// when the size changes; nil for any other.
  init?(around reader: FunctionCallExprSyntax) {
    guard let closure = reader.onlyClosure, reader.arguments?.children.first == nil,
      let names = closure.parameterNames, names.count == 1, closure.signature?.capture == nil,
      closure.items.count == 1, closure.items[0].kind == .functionCallExpr,
      closure.node.tree.multilineStrings(in: closure.node.range).isEmpty
    else { return nil }
    call = reader
    proxy = names[0].name
    container = closure.items[0]
    guard readStores(closure.items[0]), change != nil, appearance != nil || isInitial, storesOneValue,
      value?.text.hasPrefix("\(proxy).size") == true
    else { return nil }
  }

  /// Reads the modifiers of the content that use the proxy.
  private mutating func readStores(_ content: Node) -> Bool {
    let chain = CallChain(content)
    guard !chain.isSplit else { return false }
    for call in chain.calls {
      switch call.name {
      case "onAppear" where appearance == nil && !readings(in: call.call.node, after: call.base).isEmpty:
        appearance = call.call.onlyClosure
      case "onChange" where watched == nil && !readings(in: call.call.node, after: call.base).isEmpty:
        guard readChange(call.call) else { return false }
      default: continue
      }
      stores.append(call.base.range.upperBound..<call.call.node.range.upperBound)
    }
    return readings(in: content).allSatisfy { reading in stores.contains { $0.contains(reading.range) } }
  }

  /// The readings in a modifier, without those in the view before it.
  private func readings(in modifier: Node, after base: Node) -> [Node] {
    readings(in: modifier).filter { !base.contains($0) }
  }

  private static func content(of call: FunctionCallExprSyntax) -> Node? {
    let positional = call.labeledArguments.first { $0.label == nil }?.expression
    guard let closure = positional == nil ? call.onlyClosure : ClosureExprSyntax(positional) else {
      return call.trailingClosures.isEmpty ? positional : nil
    }
    return closure.signature == nil && closure.items.count == 1 ? closure.items[0] : nil
  }

  private static func returned(_ statement: Node) -> Node {
    ReturnStmtSyntax(statement)?.expression ?? statement
  }

  /// Reads the chain of the content: a transparent view, and the actions when it appears and changes.
  private mutating func read(_ content: Node) -> Bool {
    let chain = CallChain(content)
    guard !chain.isSplit else { return false }
    var isClear = chain.base.text == "Color.clear"
    guard isClear || ["Rectangle()", "Spacer()", "EmptyView()"].contains(chain.base.text) else {
      return false
    }
    for call in chain.calls {
      switch call.name {
      case "fill", "foregroundColor", "foregroundStyle":
        guard call.call.argumentValues.map(\.text).allSatisfy({ [".clear", "Color.clear"].contains($0) })
        else {
          return false
        }
        isClear = true
      case "opacity" where call.call.argumentValues.first?.text == "0", "hidden": isClear = true
      case "ignoresSafeArea", "edgesIgnoringSafeArea": ignoresSafeArea = true
      case "onAppear" where appearance == nil: appearance = call.call.onlyClosure
      case "onChange" where watched == nil && readChange(call.call): continue
      case "preference" where chain.calls.count == 1 && measures(call.call):
        preferenceKey = MemberAccessExprSyntax(call.call.argumentValues.first)?.base
      default: return false
      }
    }
    return isClear || chain.base.text == "Spacer()"
  }

  private mutating func readChange(_ call: FunctionCallExprSyntax) -> Bool {
    let arguments = call.labeledArguments.filter { ClosureExprSyntax($0.expression) == nil }
    guard arguments.first?.label?.name == "of", arguments.count <= 2,
      arguments.dropFirst().allSatisfy({ $0.label?.name == "initial" }), let closure = call.onlyClosure
    else { return false }
    isInitial = arguments.dropFirst().first?.expression?.text == "true"
    watched = arguments.first?.expression
    change = closure
    return true
  }

  /// Whether a preference is set to a measured value.
  private func measures(_ call: FunctionCallExprSyntax) -> Bool {
    call.argumentLabels == ["key", "value"]
      && call.argumentValues.last.map { !readings(in: $0).isEmpty } == true
  }
}

// MARK: - Measured value

extension GeometryProbe {
  /// The measured value; nil if `onGeometryChange` doesn't provide the same one.
  var value: MeasuredValue? {
    let places = watched.map { [$0] } ?? appearance.map { readings(in: $0.node) } ?? []
    return places.first.flatMap { MeasuredValue($0, proxy) }
  }

  /// The expressions that begin with the proxy, as written: `proxy.size.width`.
  private func readings(in code: Node) -> [Node] {
    code.subtree.filter { $0.kind == .declReferenceExpr && $0.text == proxy }.map { name in
      var path = name
      while let parent = path.parent {
        if MemberAccessExprSyntax(parent)?.base == path, name.parent == parent || path != name {
          path = parent
        } else if FunctionCallExprSyntax(parent)?.calledExpression == path {
          path = parent
        } else {
          break
        }
      }
      return path
    }
  }

  /// Whether the actions only store one measured value, and are the same on appearance and on change.
  var storesOneValue: Bool {
    guard let text = (watched ?? appearance.map { readings(in: $0.node) }?.first)?.text else { return false }
    let closures = [appearance, change].compactMap(\.self)
    guard closures.allSatisfy({ $0.signature?.capture == nil }),
      closures.allSatisfy({ closure in readings(in: closure.node).allSatisfy { part(of: $0, text) != nil } }),
      change != nil || appearance != nil
    else { return false }
    guard let appearance else { return isInitial && newName != nil }
    guard change != nil else { return !isTaken("newValue", in: appearance.node) }
    guard newName != nil else { return false }
    return normalized(appearance, text, nil) == normalized(change, text, newName)
  }

  /// The measured value in a reading that begins with it: `proxy.size` in `proxy.size.width`. Nil for any
  /// other reading, and for a part of a value that nothing watches.
  private func part(of reading: Node, _ path: String) -> Node? {
    var part = reading
    while part.text != path {
      guard watched != nil, let base = MemberAccessExprSyntax(part)?.base else { return nil }
      part = base
    }
    return part
  }

  private func isTaken(_ name: String, in code: Node) -> Bool {
    code.tokenIndices.contains { code.tree.token(at: $0).name == name }
  }

  /// The name of the changed value in the closure of `onChange`: a name, `$0`, `$1`, or the measured path
  /// itself. Nil if the old value is used.
  var newName: String? {
    guard let change else { return nil }
    guard let names = change.parameterNames else {
      let used = Set(change.node.subtree.filter { $0.kind == .declReferenceExpr }.map(\.text))
      if used.contains("$1") { return used.contains("$0") ? nil : "$1" }
      return used.contains("$0") ? "$0" : ""
    }
    guard let last = names.last?.name, names.count <= 2 else { return nil }
    let old = names.count == 2 ? names[0].name : "_"
    let isOldUsed = old != "_" && change.items.contains { isTaken(old, in: $0) }
    return isOldUsed ? nil : last
  }

  /// The tokens of a closure's statements, with a placeholder for the measured value.
  private func normalized(_ closure: ClosureExprSyntax?, _ path: String, _ name: String?) -> [String] {
    guard let statements = closure?.statements else { return [] }
    return tokens(of: statements, path, name, as: "\u{1}").map(\.text)
  }

  /// The tokens of code, each with its range, with `new` in place of the measured value.
  func tokens(
    of code: Node, _ path: String, _ name: String?, as new: String
  ) -> [(range: Range<Int>, text: String)] {
    let places = readings(in: code).compactMap { part(of: $0, path) }.map(\.range)
    let names = code.subtree.filter { $0.kind == .declReferenceExpr && $0.text == name }
      .filter { MemberAccessExprSyntax($0.parent)?.declName?.node != $0 }.map(\.range)
    let replaced = (places + names).sorted(on: \.lowerBound)
    var found: [(range: Range<Int>, text: String)] = []
    for index in code.tokenIndices {
      let token = code.tree.token(at: index)
      if let place = replaced.first(where: { $0.contains(token.range.lowerBound) }) {
        if place.lowerBound == token.range.lowerBound { found.append((place, new)) }
      } else {
        found.append((token.range, token.text))
      }
    }
    return found
  }
}
