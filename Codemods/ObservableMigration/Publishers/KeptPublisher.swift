import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Keeps the publisher of a property: `$query` becomes `querySubject`, to which `willSet` sends, so that
/// subscribers get each value at the same time as from `@Published`.
struct KeptPublisher {
  /// The name of the subject.
  let subject: String

  private let property: Declaration
  private let type: TypeID
  private let uses: [Use]
  private let index: ProjectIndex

  /// - Parameter uses: The uses of the projected value, all of this property.
  /// - Returns: nil if the property can't have another observer, or there is no free name for the subject.
  init?(of property: Declaration, for uses: [Use], in index: ProjectIndex) {
    guard let name = property.name, let type = index.type(of: property.id), index.isInstanceStorage(property),
      property.traits.isDisjoint(with: [.conditional, .override, .weak, .nonisolated, .open]),
      property.attributes.allSatisfy({ ["Published", "MainActor"].contains($0.name) && $0.arguments == nil }),
      property.binding?.node.parent?.children.only != nil,
      !property.isManualSend,
      let subject = ["\(name)Subject", "\(name)ValueSubject"].first(where: { index.uses(of: $0).isEmpty })
    else { return nil }
    self.subject = subject
    self.property = property
    self.type = type
    self.uses = uses
    self.index = index
  }

  /// The observer that sends; nil if an existing one can't take another statement.
  func observerEdits(in project: ProjectContext) -> [TextEdit]? {
    SendingObserver(of: property, to: subject, in: project)?.edits
  }

  /// The edits of the code that subscribes.
  var useEdits: [(edit: TextEdit, node: Node)] {
    uses.map { (TextEdit($0.token.range, with: subject), $0.node) }
  }

  /// The declaration of the subject, for the line below the property.
  var declaration: Snippet {
    let actor = property.attribute("MainActor") == nil ? "" : "@MainActor "
    if let first = constantValue {
      return "\n\(actor)\(access)let \(subject) = CurrentValueSubject<\(valueType), Never>(\(first))"
    }
    let name = IdentifierText.written(property.name ?? "")
    let setter = access.hasSuffix("private ") ? access : access + "private(set) "
    let value = "CurrentValueSubject<\(valueType), Never>(\(name))"
    return "\n@ObservationIgnored \(actor)\(setter)lazy var \(subject) = \(value)"
  }

  /// The first value, if it is a literal that no initializer replaces.
  ///
  /// A lazy variable that two threads read first may create two subjects, and the subscribers of one of them
  /// get nothing. `@Published` creates its publisher under a lock.
  private var constantValue: String? {
    guard valueType != "_", property.initialValue != nil || property.isOptional else { return nil }
    if let value = property.initialValue {
      let isLiteral = Self.literals.contains(value.kind) || ["[]", "[:]"].contains(value.text)
      guard isLiteral, !value.subtree.contains(where: { $0.kind == .expressionSegment }) else { return nil }
    }
    let names = property.name.map { [$0, "_" + $0] } ?? []
    let uses = names.flatMap { index.uses(of: $0, inside: [type]) }
    guard !uses.contains(where: isInInitializer) else { return nil }
    return property.initialValue?.text ?? "nil"
  }

  private static let literals: Set<SyntaxKind> = [
    .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .nilLiteralExpr,
  ]

  private func isInInitializer(_ use: Use) -> Bool {
    use.node.ancestors.contains { $0.kind == .initializerDecl }
  }

  /// The type of the values, or `_` if it is inferred.
  private var valueType: String { Self.valueType(of: property) ?? "_" }

  /// The type of a property's values, as the argument of another type; nil if it can't be spelled.
  static func valueType(of property: Declaration) -> String? {
    if let written = property.typeAnnotation {
      return ImplicitlyUnwrappedOptionalTypeSyntax(written) == nil
        ? written.text : written.text.dropLast() + "?"
    }
    return switch property.initialValue?.kind {
    case .booleanLiteralExpr: "Bool"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    default: nil
    }
  }

  /// The access level for subscribers; only the class sends.
  private var access: String {
    let traits = property.traits
    let isInside = uses.allSatisfy { use in
      use.file == property.id.file && index.enclosingType(of: use.node) == type
    }
    if traits.contains(.private) || isInside { return "private " }
    if traits.contains(.fileprivate) { return "fileprivate " }
    let written = traits.contains(.public) ? "public " : traits.contains(.package) ? "package " : ""
    return written
  }
}

/// The additions to a property: lines below it, and observers, which may begin at the same offset.
struct BelowProperty {
  private let property: Declaration
  private var lines: [Snippet] = []
  private var edits: [TextEdit] = []

  init(_ property: Declaration) { self.property = property }

  mutating func add(_ line: Snippet) { lines.append(line) }

  mutating func add(_ edits: [TextEdit]) { self.edits += edits }

  func edits(in project: ProjectContext) -> [TextEdit] {
    let end = TextSpans.endWithComments(property.node)
    let text = lines.flatMap { project.render($0, at: property.node) }
    guard let same = edits.firstIndex(where: { $0.range == end..<end }) else {
      return edits + [TextEdit(end..<end, with: text)]
    }
    var merged = edits
    merged[same].replacement += text
    return merged
  }
}

/// `willSet { querySubject.send(newValue) }`, as an observer of its own or in the existing one.
private struct SendingObserver {
  let edits: [TextEdit]

  init?(of property: Declaration, to subject: String, in project: ProjectContext) {
    let accessors = property.accessorDeclarations
    if let willSet = accessors.first(where: { $0.accessorSpecifier?.kind == .willSet }) {
      guard let edit = Self.added(to: willSet, subject, project) else { return nil }
      edits = [edit]
    } else if let first = accessors.first {
      guard property.binding?.accessorBlock?.leftBrace?.next == first.node.firstToken else { return nil }
      let start = first.node.range.lowerBound
      let isOneLine = !first.node.firstToken.startsLine
      let text = project.render(
        isOneLine ? "willSet { \(subject).send(newValue) } " : "willSet { \(subject).send(newValue) }\n",
        at: first.node)
      edits = [TextEdit(start..<start, with: text)]
    } else {
      guard let binding = property.binding, binding.accessorBlock == nil else { return nil }
      // A comment behind the property stays on its line.
      let end = binding.node.range.upperBound
      let behind = TextSpans.endWithComments(binding.node)
      let block: Snippet = "\n\twillSet { \(subject).send(newValue) }\n}"
      let text = project.render(block, at: property.node)
      edits =
        behind == end
        ? [TextEdit(end..<end, with: project.render(" {", at: property.node) + text)]
        : [.inserting(" {", at: end), TextEdit(behind..<behind, with: text)]
    }
  }

  /// A statement at the end of an observer, where an early exit would skip it. `@Published` sends after the
  /// observer.
  private static func added(
    to willSet: AccessorDeclSyntax, _ subject: String, _ project: ProjectContext
  ) -> TextEdit? {
    guard let body = willSet.body, let list = body.statements, let last = list.children.last,
      let brace = body.rightBrace, !TextSpans.hasComment(between: last.lastToken, brace.next ?? brace),
      !list.subtree.contains(where: { [.returnStmt, .closureExpr].contains($0.kind) })
    else { return nil }
    let value = willSet.parameters?.name?.text ?? "newValue"
    let end = last.range.upperBound
    let text = project.render(
      last.firstToken.startsLine ? "\n\(subject).send(\(value))" : "; \(subject).send(\(value))", at: last)
    return TextEdit(end..<end, with: text)
  }
}
