import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Makes a modifier of one branch depend on the condition, so that it has no effect for the other branch.
struct ModifierToggle {
  let modifier: MemberCall

  /// The branch that has it: 0 if the condition is true, 1 if it is false.
  let branch: Int

  /// Whether it is applied to a `Text`.
  let isOnText: Bool

  private var hasIt: Bool { branch == 0 }
  private var name: String { modifier.name }

  /// The modifier, starting at its period.
  func pieces(_ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    let uses = notes.uses
    let pieces = try toggled(&notes)
    guard notes.uses > uses else { throw .isNeutral(name) }
    return pieces
  }

  private func toggled(_ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    // A project modifier, whatever its name.
    guard modifier.ownFunctions(notes.index).isEmpty else { throw .noNeutralValue(name) }
    if let inert = Self.flags[name] { return try flag(inert: inert, &notes) }
    if let neutral = Self.neutrals[name] { return try values(neutral, &notes) }
    switch name {
    case "frame": return try frame(&notes)
    case "animation": return try animation(&notes)
    case "padding": return try padding(&notes)
    case "fixedSize": return try fixedSize(&notes)
    case "ignoresSafeArea": return try safeArea(&notes)
    case "overlay", "background": return try content(&notes)
    case "shadow": return try shadow(&notes)
    default: throw .noNeutralValue(name)
    }
  }

  // MARK: - Parts

  private var start: Int { modifier.access.period?.range.lowerBound ?? 0 }
  private var end: Int { modifier.call.node.range.upperBound }

  /// The modifier with parts of it replaced; the rest is evaluated for both branches.
  private func source(
    _ replacements: [(range: Range<Int>, pieces: [MergedPiece])], _ notes: MergeNotes
  ) throws(Obstacle) -> [MergedPiece] {
    for argument in modifier.arguments {
      guard let value = argument.expression, !replacements.contains(where: { $0.range.overlaps(value.range) })
      else { continue }
      if let part = PlainValue(index: notes.index).obstacle(in: value)?.shortText {
        throw .needsCondition(part, in: name)
      }
    }
    return .source(start..<end, branch: branch, replacing: replacements)
  }

  private func value(_ expression: Node, or neutral: String, _ notes: inout MergeNotes) -> [MergedPiece] {
    if expression.text == neutral { return .source(expression, branch: branch) }
    let isTernary = expression.subtree.contains { $0.kind == .unresolvedTernaryExpr }
    let own: [MergedPiece] =
      isTernary && expression.kind == .sequenceExpr
      ? [.text("(")] + .source(expression, branch: branch) + [.text(")")]
      : .source(expression, branch: branch)
    return notes.ternary(hasIt ? [own, [.text(neutral)]] : [[.text(neutral)], own])
  }

  /// The offset after the opening parenthesis.
  private var argumentStart: Int? { modifier.call.leftParen?.range.upperBound }

  // MARK: - Flags

  /// The value for which a modifier has no effect.
  private static let flags: [String: Bool] = [
    "bold": false, "italic": false, "underline": false, "strikethrough": false, "monospaced": false,
    "disabled": false, "allowsHitTesting": true, "privacySensitive": false,
    "interactiveDismissDisabled": false,
    "scrollDisabled": false, "autocorrectionDisabled": false, "navigationBarBackButtonHidden": false,
    "accessibilityHidden": false, "symbolEffectsRemoved": false, "scrollClipDisabled": false,
    "selectionDisabled": false, "invalidatableContent": false,
  ]

  private func flag(inert: Bool, _ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    guard let first = argumentStart, !modifier.hasTrailingClosure else { throw .noNeutralValue(name) }
    if let replacement = try replacedBold(&notes) { return replacement }
    guard let argument = modifier.arguments.first, argument.label == nil, let value = argument.expression
    else {
      // With an argument it might call a function of the project.
      let isOwn = notes.index.declarations(named: name).contains { $0.kind == .function }
      guard !inert, !isOwn else { throw .noNeutralValue(name) }
      let separator: [MergedPiece] = modifier.arguments.isEmpty ? [] : [.text(", ")]
      return try source([(first..<first, notes.flag(hasIt) + separator)], notes)
    }
    guard value.kind == .booleanLiteralExpr else {
      return try source([(value.range, self.value(value, or: inert ? "true" : "false", &notes))], notes)
    }
    let isOn = value.firstToken.kind == .true
    guard isOn != inert else { throw .isNeutral(name) }
    return try source([(value.range, notes.flag(isOn == hasIt))], notes)
  }

  /// `bold()` and `italic()` of `Text` are older than `bold(_:)`.
  private func replacedBold(_ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece]? {
    guard name == "bold" || name == "italic" else { return nil }
    do {
      try notes.require(.iOS(16), for: "\(name)(_:)")
      return nil
    } catch {
      guard isOnText, name == "bold", modifier.arguments.isEmpty else { throw error }
      notes.note(.replacesBold)
      let arms: [[MergedPiece]] = [[.text(".bold")], [.text("nil")]]
      return [.text(".fontWeight(")] + notes.ternary(hasIt ? arms : arms.reversed()) + [.text(")")]
    }
  }

  // MARK: - Neutral values

  /// For each label (`_` for none) the value for which a modifier has no effect.
  private static let neutrals: [String: [String: String]] = [
    "opacity": ["_": "1"], "scaleEffect": ["_": "1", "x": "1", "y": "1"], "rotationEffect": ["_": ".zero"],
    "offset": ["_": ".zero", "x": "0", "y": "0"], "blur": ["radius": "0"], "grayscale": ["_": "0"],
    "brightness": ["_": "0"], "saturation": ["_": "1"], "contrast": ["_": "1"], "hueRotation": ["_": ".zero"],
    "zIndex": ["_": "0"], "layoutPriority": ["_": "0"], "redacted": ["reason": "[]"],
    "blendMode": ["_": ".normal"], "edgesIgnoringSafeArea": ["_": "[]"], "badge": ["_": "0"],
    "colorMultiply": ["_": ".white"],
  ]

  private func values(_ neutral: [String: String], _ notes: inout MergeNotes) throws(Obstacle)
    -> [MergedPiece]
  {
    guard !modifier.arguments.isEmpty, !modifier.hasTrailingClosure else { throw .noNeutralValue(name) }
    var replacements: [(range: Range<Int>, pieces: [MergedPiece])] = []
    for argument in modifier.arguments {
      guard let expression = argument.expression else { throw .noNeutralValue(name) }
      let label = argument.label?.name ?? "_"
      guard let value = neutral[label] else {
        // The anchor for rotating or scaling has no effect without a rotation or scale.
        guard label == "anchor" else { throw .noNeutralValue(name) }
        continue
      }
      if name == "scaleEffect" || name == "badge", label == "_",
        ConcreteTypes(index: notes.index).likeness(expression) != .number
      {
        throw .noNeutralValue(name)
      }
      replacements.append((expression.range, self.value(expression, or: value, &notes)))
    }
    return try source(replacements, notes)
  }

  private func frame(_ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    var replacements: [(range: Range<Int>, pieces: [MergedPiece])] = []
    for argument in modifier.arguments where argument.label?.name != "alignment" {
      guard let expression = argument.expression, expression.kind != .nilLiteralExpr else { continue }
      replacements.append((expression.range, value(expression, or: "nil", &notes)))
    }
    return try source(replacements, notes)
  }

  private func padding(_ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    guard let first = argumentStart else { throw .noNeutralValue(name) }
    guard let argument = modifier.arguments.first, let expression = argument.expression else {
      let arms: [[MergedPiece]] = [[.text(".all")], [.text("[]")]]
      return try source([(first..<first, notes.ternary(hasIt ? arms : arms.reversed()))], notes)
    }
    guard argument.label == nil else { throw .noNeutralValue(name) }
    let plain = PlainValue(index: notes.index)
    // A length of zero is as neutral as no edges, and the length is then evaluated only if the condition is
    // true.
    if modifier.arguments.count == 2, modifier.arguments[1].label == nil,
      let length = modifier.arguments[1].expression, plain.obstacle(in: expression) == nil
    {
      return try source([(length.range, value(length, or: "0", &notes))], notes)
    }
    let neutral: String
    switch ConcreteTypes(index: notes.index).likeness(expression) {
    case .number: neutral = "0"
    case .edges, .type("Edge.Set"): neutral = "[]"
    case .type("EdgeInsets"): neutral = notes.index.nameOfSwiftUI("EdgeInsets", at: expression) + "()"
    default:
      guard modifier.arguments.count == 2 else { throw .noNeutralValue(name) }
      neutral = "[]"
    }
    return try source([(expression.range, value(expression, or: neutral, &notes))], notes)
  }

  /// `animation(nil, value:)` animates nothing, but also stops outer animations.
  private func animation(_ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    guard modifier.labels == [nil, "value"], let animation = modifier.arguments[0].expression,
      animation.kind != .nilLiteralExpr, let value = modifier.arguments[1].expression
    else { throw .noNeutralValue(name) }
    notes.note(.stopsAnimation(of: value.shortText))
    return try source([(animation.range, self.value(animation, or: "nil", &notes))], notes)
  }

  private func fixedSize(_ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    guard modifier.arguments.isEmpty, let first = argumentStart else {
      var replacements: [(range: Range<Int>, pieces: [MergedPiece])] = []
      for argument in modifier.arguments {
        guard let value = argument.expression, value.text != "false" else { continue }
        let isLiteral = value.kind == .booleanLiteralExpr
        replacements.append(
          (value.range, isLiteral ? notes.flag(hasIt) : self.value(value, or: "false", &notes)))
      }
      return try source(replacements, notes)
    }
    let pieces = [.text("horizontal: ")] + notes.flag(hasIt) + [.text(", vertical: ")] + notes.flag(hasIt)
    return try source([(first..<first, pieces)], notes)
  }

  /// `ignoresSafeArea` without edges has no effect.
  private func safeArea(_ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    guard let first = argumentStart else { throw .noNeutralValue(name) }
    if let edges = modifier.arguments.first(where: { $0.label?.name == "edges" })?.expression {
      return try source([(edges.range, value(edges, or: "[]", &notes))], notes)
    }
    let arms: [[MergedPiece]] = [[.text(".all")], [.text("[]")]]
    let pieces = [.text("edges: ")] + notes.ternary(hasIt ? arms : arms.reversed())
    let end = modifier.arguments.last?.node.range.upperBound ?? first
    return try source([(end..<end, (modifier.arguments.isEmpty ? [] : [.text(", ")]) + pieces)], notes)
  }

  /// A shadow with a clear color exists but is invisible.
  private func shadow(_ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    guard let first = argumentStart, !modifier.arguments.isEmpty else { throw .noNeutralValue(name) }
    notes.note(.replacesShadow)
    if let argument = modifier.arguments.first, argument.label?.name == "color",
      let color = argument.expression
    {
      return try source([(color.range, value(color, or: ".clear", &notes))], notes)
    }
    let standard: [MergedPiece] = [.text("Color(.sRGBLinear, white: 0, opacity: 0.33)")]
    let clear: [MergedPiece] = [.text(".clear")]
    let color = notes.ternary(hasIt ? [standard, clear] : [clear, standard])
    return try source([(first..<first, [.text("color: ")] + color + [.text(", ")])], notes)
  }
}

// MARK: - Content

extension ModifierToggle {
  /// `.overlay { … }` with the content in an `if`.
  private func content(_ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    let argument = modifier.arguments.first { $0.label?.name == "content" }
    guard let closure = modifier.call.trailingClosure ?? ClosureExprSyntax(argument?.expression),
      modifier.call.additionalTrailingClosures == nil,
      closure.signature == nil, let statements = closure.statements, let open = closure.leftBrace,
      let close = closure.rightBrace,
      modifier.arguments.allSatisfy({ ["alignment", "content"].contains($0.label?.name) })
    else { throw .noNeutralValue(name) }
    notes.isDeferred = true
    let inside = open.range.upperBound..<close.range.lowerBound
    let head = "if \(hasIt ? notes.condition.text : notes.condition.negated) {"
    notes.uses += 1
    guard close.startsLine else {
      let block = [.text(" " + head + " ")] + .source(statements, branch: branch) + [.text(" } ")]
      return try source([(inside, block)], notes)
    }
    let tree = modifier.call.node.tree
    let lines = notes.file.lines
    let outer = lines.indentation(at: close.range.lowerBound, in: tree.source)
    let inner = lines.indentation(at: statements.range.lowerBound, in: tree.source)
    let content = tree.source.bytes[open.range.upperBound..<close.range.lowerBound]
    guard statements.firstToken.startsLine, inner.count > outer.count,
      content.first?.isLineEnd == true
    else { throw .noNeutralValue(name) }
    return try source([(inside, [.block(inside, branch: branch, head: head)])], notes)
  }
}
