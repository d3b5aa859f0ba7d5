import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What prevents tracking a property of a class, or may be different when it is tracked.
struct TrackedPropertyExamination {
  private(set) var reasons: [LocatedReason] = []

  private let property: Declaration
  private let name: String
  private let type: TypeID
  private let family: Family

  private var index: ProjectIndex { family.index }

  init(
    of property: Declaration, _ name: String, in type: TypeID, of family: Family, _ project: ProjectContext
  ) {
    self.property = property
    self.name = name
    self.type = type
    self.family = family
    examineNames()
    examineAttributes()
    examineModifiers()
    examineComment()
    examineDeinit()
    examineObservers()
    examineEquality(project)
  }

  private mutating func addReason(_ rule: Rule, _ text: String, at node: Node? = nil) {
    reasons.append(LocatedReason(rule, text, at: node ?? property.node))
  }

  /// The macro stores the value of `x` in `_x`.
  private mutating func examineNames() {
    if property.nameToken?.text.hasPrefix("`") == true {
      addReason(ObservableRules.memberName, "the macro can't make a name from '`\(name)`'")
    }
    guard !index.declarations(named: "_" + name).isEmpty else { return }
    let all = [type] + index.superclasses(of: type) + index.subtypes(of: type)
    guard all.contains(where: { !index.ownMembers(named: "_" + name, of: $0).isEmpty }) else { return }
    addReason(ObservableRules.memberName, "a member '_\(name)' exists")
  }

  private mutating func examineAttributes() {
    let isVisible = property.attributes.contains {
      ["objc", "IBInspectable", "IBOutlet", "NSManaged"].contains($0.name)
    }
    if isVisible || property.traits.contains(.dynamic) {
      addReason(ObservableRules.objectiveC, "'\(name)' would be tracked and is visible to Objective-C (KVO)")
    }
    // The synthesized initializer can't set both; an explicit one can.
    if index.isolation(of: property.id) != index.isolation(ofType: type),
      !property.traits.contains(.nonisolated), index.ownMembers(named: "init", of: type).isEmpty,
      index.mayBeSwift6(at: property.node)
    {
      addReason(
        ObservableRules.actorProperty,
        "'\(name)' is on an actor that the class is not on, which Swift 6 rejects")
    }
    if let wrapper = property.attributes.first(where: index.isOtherWrapper) {
      addReason(
        ObservableRules.composedWrapper, "'@\(wrapper.name)' is composed with @Published on '\(name)'")
    }
  }

  /// The macro stores the value in a private copy of the property, which includes all its modifiers and
  /// attributes.
  private mutating func examineModifiers() {
    let modifier =
      property.traits.contains(.open)
      ? "open" : property.attribute("usableFromInline") == nil ? nil : "@usableFromInline"
    guard let modifier else { return }
    addReason(
      ObservableRules.memberName, "the macro can't make a private copy of '\(name)', which is '\(modifier)'")
  }

  /// `var count = 0 // counted`, and `{ didSet {} }` on the next line: in the private copy the comment
  /// includes the code after it.
  private mutating func examineComment() {
    guard let brace = property.binding?.accessorBlock?.leftBrace,
      case let comments = brace.tree.comments(in: brace.tree.tokens.gap(before: brace.index)),
      comments.contains(where: { $0.kind == .lineComment || $0.kind == .docLineComment })
    else { return }
    addReason(
      ObservableRules.memberName,
      "the macro can't make a private copy of '\(name)': a comment is before its observers")
  }

  /// A stored property of a class on an actor can be used in `deinit`, a computed one can't.
  private mutating func examineDeinit() {
    guard property.attribute("Published") == nil, index.isolation(of: property.id) == .mainActor else {
      return
    }
    let use = index.members(of: type).filter { $0.kind == .deinitializer }.compactMap(\.body?.node)
      .firstNonNil { body in index.uses(of: name, in: body).first { family.isOwn($0, property) } }
    guard let use else { return }
    addReason(
      ObservableRules.earlyUse, "'\(name)' is used in deinit, which is on no actor, and would be tracked",
      at: use.node)
  }

  /// An assignment inside its own observers calls the observers of a `@Published` or macro property again,
  /// but not those of a plain property.
  private mutating func examineObservers() {
    guard property.attribute("Published") == nil else { return }
    let assignment = OwnAssignments(of: property, in: family).others.first
    guard let assignment else { return }
    addReason(
      ObservableRules.recursion, "observer of '\(name)' assigns '\(name)' — that would call it again",
      at: assignment.node)
  }

  /// Since Swift 6.2 the macro doesn't notify if the new value equals the old one; `@Published` did.
  private mutating func examineEquality(_ project: ProjectContext) {
    guard property.attribute("Published") != nil,
      let omission = PartialEquality(project).omission(in: property),
      project.variableChanges.isReplaced(
        property, in: family, notByNew: omission.isOfObjects ? omission.type : nil)
    else { return }
    let comparison =
      omission.part.map { "'==' of '\(omission.type)' leaves out '\($0)': a value that only differs there" }
      ?? "what '==' of '\(omission.type)' leaves out is unknown: a value that only differs there"
    addReason(
      ObservableRules.equality, "'\(name)' is set, and \(comparison) updates no view (Swift 6.2 and later)")
  }
}
