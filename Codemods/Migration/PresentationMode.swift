import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Replaces 'presentationMode' with 'dismiss'.
///
/// ## What it does
///
/// Finds `@Environment(\.presentationMode)` properties whose only use is `wrappedValue.dismiss()`, and reads
/// the action `dismiss` instead. The property is called `dismiss`, too, or `dismissAction` where that name is
/// taken. Where the type reads `dismiss` already, that property is used, and this one goes.
///
/// ## Why
///
/// Apple deprecates `presentationMode` in favor of `dismiss` and `isPresented`. An action doesn't change, so
/// a view that reads it isn't evaluated when it is presented or dismissed.
///
/// ## Example
///
/// ```swift
/// struct EditSheet: View {
///     @Environment(\.presentationMode) private var presentationMode
///
///     var body: some View {
///         Button("Done") { presentationMode.wrappedValue.dismiss() }
///     }
/// }
/// ```
///
/// becomes
///
/// ```swift
/// struct EditSheet: View {
///     @Environment(\.dismiss) private var dismiss
///
///     var body: some View {
///         Button("Done") { dismiss() }
///     }
/// }
/// ```
///
/// ## Fix safety
///
/// Unsafe: the action also closes the window of a view that isn't presented in another way.
///
/// ## Not changed when
///
/// - anything else of the property is used, such as `isPresented` or the binding itself
/// - another file uses the property, or the property is in `#if`
/// - the code is built for systems before iOS 15, macOS 12, tvOS 15 or watchOS 8
struct PresentationMode: Codemod {
  static let replaced = Rule(
    "PM201", .unsafe, "The action closes the window where the view isn't presented in another way.",
    remedy: "Check that the view isn't the root of a window. Then allow PM201.")
  static let used = Rule(
    "PM301", .refusal, "Code uses the presentation mode for more than dismissing.",
    remedy: "Read 'isPresented' and 'dismiss' from the environment by hand.")

  static let metadata = CodemodMetadata(
    id: "presentation-mode", summary: "Replaces 'presentationMode' with 'dismiss'.", category: .migration,
    targets: [.attributes(["Environment"])], rules: [replaced, used], topic: nil, isOptIn: true,
    tags: ["modern"])

  /// A property, the code after its uses that is removed, and its new name.
  struct Presentation: Sendable {
    let property: Declaration
    let attribute: Node
    var calls: [Dismissal] = []
    var name = "dismiss"

    /// The property of the type that reads the action already.
    var present: Declaration?
  }

  /// A name, and the links after it that are removed.
  struct Dismissal: Sendable {
    let name: Token
    let links: Range<Int>
  }

  func match(_ attribute: Node, in file: FileContext) -> [Match<Presentation>] {
    guard Self.key(of: attribute)?.text == "\\.presentationMode",
      let variable = attribute.enclosing({ $0 == .variableDecl }),
      let property = file.index.declaration(at: variable), !property.isConditionalMember,
      VariableDeclSyntax(variable)?.bindings?.children.only != nil, property.nameToken != nil,
      let type = file.index.type(of: property.id),
      file.index.satisfies(.iOS(15), at: attribute).isMet
    else { return [] }
    var found = Presentation(property: property, attribute: attribute)
    for use in file.model.uses(of: property) {
      guard use.file == property.id.file, let call = Self.dismissal(use) else {
        return [Match(Self.used, at: variable.range, found)]
      }
      found.calls.append(call)
    }
    // 'unused-environment' reports what nothing uses.
    guard !found.calls.isEmpty else { return [] }
    if let present = Self.action(of: type, beside: property, file), let name = present.name {
      (found.present, found.name) = (present, name)
    } else if let name = ["dismiss", "dismissAction", property.name ?? ""].first(where: { name in
      name == property.name || isFree(name, in: type, found, file)
    }) {
      found.name = name
    }
    return [Match(Self.replaced, at: variable.range, found)]
  }

  /// The property of a type that reads the action `dismiss` already.
  private static func action(
    of type: TypeID, beside property: Declaration, _ file: FileContext
  ) -> Declaration? {
    file.index.members(of: type).first { member in
      member.id.file == property.id.file && !member.isConditionalMember
        && key(of: member.attribute("Environment")?.node)?.text == "\\.dismiss"
    }
  }

  private static func key(of attribute: Node?) -> Node? {
    LabeledExprSyntax(attribute.flatMap { Attribute($0) }?.arguments?.children.first)?.expression
  }

  /// The use, if it is `property.wrappedValue.dismiss()`.
  private static func dismissal(_ use: Use) -> Dismissal? {
    guard !use.token.text.hasPrefix("$"), !use.token.text.hasPrefix("_"),
      let value = member("wrappedValue", of: use.expression), let dismiss = member("dismiss", of: value),
      let call = FunctionCallExprSyntax(dismiss.parent), call.calledExpression == dismiss,
      call.argumentValues.isEmpty, call.trailingClosures.isEmpty
    else { return nil }
    return Dismissal(name: use.token, links: use.expression.range.upperBound..<dismiss.range.upperBound)
  }

  private static func member(_ name: String, of base: Node) -> Node? {
    guard let access = MemberAccessExprSyntax(base.parent), access.base == base,
      access.declName?.baseName?.name == name
    else { return nil }
    return access.node
  }

  /// Whether a name has no other meaning in the file or in the type.
  private func isFree(
    _ name: String, in type: TypeID, _ found: Presentation, _ file: FileContext
  ) -> Bool {
    guard file.index.members(named: name, of: type).isEmpty else { return false }
    return !file.index.uses(of: name, in: found.property.id.file).contains { use in
      switch use.role {
      case .reference, .declaration: true
      default: false
      }
    }
  }

  func message(for match: Match<Presentation>, in file: FileContext) -> String {
    let name = match.state.property.name ?? ""
    guard match.rule == Self.replaced else {
      return "'presentationMode' is deprecated, but code uses '\(name)' for more than 'dismiss()'; read "
        + "'isPresented' and 'dismiss' from the environment"
    }
    return "'presentationMode' is deprecated; use the action 'dismiss'"
  }

  func fix(_ match: Match<Presentation>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    let (property, name) = (match.state.property, match.state.name)
    guard let key = Self.key(of: match.state.attribute), let own = property.nameToken else {
      return try EditGroup([])
    }
    var edits: [TextEdit] = []
    if match.state.present != nil {
      edits.append(file.lines.removal(of: match.range, in: file.tree.source))
    } else {
      edits.append(TextEdit(key.range, with: "\\.dismiss"))
    }
    if match.state.present == nil, let type = property.typeAnnotation,
      let annotation = type.enclosing({ $0 == .typeAnnotation })
    {
      edits.append(.deleting(own.range.upperBound..<annotation.range.upperBound))
    }
    if match.state.present == nil, name != property.name {
      edits.append(TextEdit(own.range, with: name))
    }
    for call in match.state.calls {
      if name != property.name { edits.append(TextEdit(call.name.range, with: name)) }
      edits.append(.deleting(call.links))
    }
    return try EditGroup(edits, in: file.number)
  }
}
