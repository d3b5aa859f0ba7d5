import CodemodKit
import ProjectIndex
import Reports
import SwiftCST
import SwiftUIModel

extension WhyAnswer {
  /// The causes that evaluate a view again.
  init(of view: TypeID, in project: WhyProject) {
    let causes = project.model.causes(of: view)
    let writer = CauseWriter(project: project)
    let index = project.model.index
    head = Line(
      text: index.qualifiedName(of: view), place: project.place(of: index[view].primary))
    kind = "view"
    let notes = causes.unknowns.filter { $0.kind == .severalDeclarations }
    let unknowns = causes.unknowns.filter { $0.kind != .severalDeclarations }
    sections = [
      Section(title: "note", key: "notes", lines: notes.map(writer.line)),
      Section(
        title: "its own state changes", key: "state",
        lines: writer.lines(of: causes.reads, from: [.state])),
      Section(
        title: "the results of a query change", key: "queries",
        lines: writer.lines(of: causes.reads, from: [.query])),
      Section(
        title: "a value behind a binding changes", key: "bindings",
        lines: writer.lines(of: causes.reads, from: [.binding])),
      Section(
        title: "a value of the environment changes", key: "environment",
        lines: writer.lines(of: causes.reads, from: [.environment])
          + causes.environmentObjects.map(writer.environmentLine) + causes.unreadEnvironment.map(writer.line)),
      Section(
        title: "an observed object publishes a change of any property", key: "observed",
        lines: causes.observed.map(writer.line) + causes.foreignObjects.filter(\.isWhole).map(writer.line)),
      Section(
        title: "an observed object announces a change by hand", key: "announced",
        lines: causes.byHand.map(writer.line)),
      Section(
        title: "a tracked property of an @Observable object that its body reads changes", key: "tracked",
        lines: writer.lines(of: causes.reads, from: [.tracked])
          + causes.foreignObjects.filter { !$0.isWhole }.map(writer.line)),
      Section(
        title: "the body of a view that creates it runs", key: "makings",
        lines: writer.lines(of: causes.makings, of: view)),
      Section(
        title: "its body reads these, but their changes don't update the view", key: "unseen",
        lines: causes.unobserved.map(writer.unobservedLine)
          + writer.lines(of: causes.reads, from: [.untracked])),
      Section(title: "unknown", key: "unknown", lines: unknowns.map(writer.line)),
    ]
    if causes.makings.isEmpty, !project.model.kind(of: view).isHost {
      let making = sections.firstIndex { $0.key == "makings" }
      making.map { sections[$0].lines = [Line(text: "no view body that creates it was found")] }
    }
  }
}

/// Formats causes as lines.
struct CauseWriter {
  let project: WhyProject
  var index: ProjectIndex { project.model.index }

  func lines(of reads: [Read], from sources: [Read.Source]) -> [WhyAnswer.Line] {
    let wanted = reads.filter { sources.contains($0.source) }
    let passed = Dictionary(grouping: wanted) { $0.writer }
    var seen: Set<TypeID> = []
    return wanted.compactMap { read in
      guard let writer = read.writer, let group = passed[writer], group.count > Self.listed else {
        return line(read)
      }
      return seen.insert(writer).inserted ? line(of: group, in: writer) : nil
    }
  }

  /// The number of reads in closures of one view from which on they are one line.
  private static var listed: Int { 2 }

  /// All reads in the closures that a view passes, as one line.
  private func line(of reads: [Read], in writer: TypeID) -> WhyAnswer.Line {
    let names = reads.map { project.name(of: $0.property) }
    let view = index.qualifiedName(of: writer)
    return WhyAnswer.Line(
      text: "\(Self.list(names.map { "'\($0)'" })) are read, in closures that \(view) passes",
      place: place(of: reads[0]), places: reads.dropFirst().map(place),
      json: ["properties": .array(names.map { .string($0) }), "writer": .string(view)])
  }

  private func line(_ read: Read) -> WhyAnswer.Line {
    var line = WhyAnswer.Line(
      text: name(of: read) + " is read" + how(read), place: place(of: read),
      json: ["property": .string(project.name(of: read.property))])
    if let writer = read.writer { line.json["writer"] = .string(index.qualifiedName(of: writer)) }
    return line
  }

  /// The place where the view's own code reads something, or names the code that does.
  private func place(of read: Read) -> String {
    project.place(of: read.evaluation.through.first ?? read.node)
  }

  /// A read of an object that the view doesn't observe.
  func unobservedLine(_ read: Read) -> WhyAnswer.Line {
    var line = line(read)
    line.text += ", but the view doesn't observe its object"
    return line
  }

  /// A read of an observed object whose class announces changes manually.
  func line(_ read: Read, _ announcement: Use) -> WhyAnswer.Line {
    var line = line(read)
    line.details = [
      WhyAnswer.Line(text: "the class uses 'objectWillChange'", place: project.place(of: announcement.node))
    ]
    return line
  }

  /// An object whose class the project doesn't declare.
  func line(_ object: ForeignObject) -> WhyAnswer.Line {
    let type = object.property.typeAnnotation.map { " of \($0.shortText)" } ?? ""
    let members = Self.list(object.members.map { "'\($0.text)'" })
    let read =
      switch (object.isWhole, members.isEmpty) {
      case (true, true): "any change that it publishes"
      case (true, false): "any change that it publishes; body reads \(members)"
      case (false, true): "no property that body reads was found"
      case (false, false): "body reads \(members)"
      }
    return WhyAnswer.Line(
      text: "\(wrappers(of: object.property.node))\(type), which isn't a class of this project: \(read)",
      place: project.place(of: object.property.id),
      json: ["members": .array(object.members.map { .string($0.text) })])
  }

  /// The name of a property of the view, with its wrappers; for a property of an object, with its class.
  private func name(of read: Read) -> String {
    let property = index[read.property]
    let isOwn = [.state, .query, .binding, .environment, .input].contains(read.source)
    guard isOwn else { return "'\(project.name(of: read.property))'" }
    let attributes = property.attributes.map(\.node.text).joined(separator: " ")
    return (attributes.isEmpty ? "" : attributes + " ") + "'\(property.name ?? "")'"
  }

  private func how(_ read: Read) -> String {
    WhyAnswer.circumstances(of: read) + WhyAnswer.path(of: read)
      + (read.writer.map { ", in a closure that \(index.qualifiedName(of: $0)) passes" } ?? "")
  }

  /// An environment value that the view declares and doesn't read.
  func line(_ unread: Declaration) -> WhyAnswer.Line {
    let attributes = unread.attributes.map(\.node.text).joined(separator: " ")
    return WhyAnswer.Line(
      text: "\(attributes) '\(unread.name ?? "")' isn't read in body, but a change of it runs body",
      place: project.place(of: unread.id), json: ["property": .string(project.name(of: unread.id))])
  }

  /// An object that the view gets from the environment, of which another one may be set.
  func environmentLine(_ object: HeldObject) -> WhyAnswer.Line {
    let property = object.property
    let attributes = property.attributes.map(\.node.text).joined(separator: " ")
    return WhyAnswer.Line(
      text: "\(attributes) '\(property.name ?? "")' is set to another object",
      place: project.place(of: property.id), json: ["property": .string(project.name(of: property.id))])
  }

  func line(_ cause: ObservedCause) -> WhyAnswer.Line {
    let object = cause.object
    return WhyAnswer.Line(
      text:
        "@\(object.wrapper ?? "") '\(object.property.name ?? "")' of \(index.qualifiedName(of: object.type)): "
        + Self.share(cause.reads.count, of: cause.publishedCount),
      place: project.place(of: object.property.id), details: cause.reads.map(line),
      json: ["published": .integer(cause.publishedCount), "read": .integer(cause.reads.count)])
  }

  private static func share(_ read: Int, of published: Int) -> String {
    switch (read, published) {
    case (_, 0): "no published property was found"
    case (0, 1): "no read of its only published property was found, but body runs when that changes"
    case (0, _):
      "no read of its \(published) published properties was found, but body runs when any of them changes"
    case (1, 1): "body reads its only published property"
    default: "body reads \(read) of its \(published) published properties"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(6).joined(separator: ", ") + (names.count > 6 ? " and \(names.count - 6) more" : "")
  }

  func line(_ unknown: UnknownCause) -> WhyAnswer.Line {
    let what =
      switch unknown.kind {
      case .severalDeclarations:
        "declared more than once, under '#if'; this answer combines all declarations"
      case .wrapper: "\(wrappers(of: unknown.node)): it isn't known when this wrapper updates the view"
      case .requirement:
        "it isn't known which type's '\(unknown.node.shortText)' body reads: several types implement this "
          + "requirement"
      case .closure where unknown.node.kind != .closureExpr:
        "it isn't known whether body runs '\(unknown.node.shortText)', which \(taker(of: unknown.node)) takes"
      case .closure: "it isn't known whether body runs the closure that \(taker(of: unknown.node)) takes"
      case .unreadQuery:
        "\(wrappers(of: unknown.node)) isn't read in body: it isn't known whether a change of its results runs "
          + "body"
      }
    return WhyAnswer.Line(
      text: what, place: project.place(of: unknown.node), json: ["reason": .string(unknown.kind.rawValue)])
  }

  /// The call that a closure or the name of a function is passed to: `'Table'`.
  private func taker(of closure: Node) -> String {
    let access = MemberAccessExprSyntax(closure.parent)
    let value = access?.declName?.node == closure ? access?.node ?? closure : closure
    let callee = ClosureArgument(ofValue: value)?.call.calledExpression
    let name = MemberAccessExprSyntax(callee)?.declName?.node.text ?? callee?.shortText
    return name.map { "'\($0)'" } ?? "a variable"
  }

  /// The property that a node declares, with its wrappers: `@Default 'theme'`.
  private func wrappers(of node: Node) -> String {
    guard let property = index.declaration(at: node) else { return "" }
    let names = property.attributes.map { "@" + $0.name }.joined(separator: " ")
    return "\(names) '\(property.name ?? "")'"
  }
}

extension WhyAnswer {
  /// Where the code that reads runs, if not in body itself.
  static func circumstances(of read: Read) -> String {
    if read.evaluation.inRow { return " once per row" }
    if read.evaluation.isPresented { return " in content that is presented" }
    return read.evaluation.isDeferred ? " in content that SwiftUI creates later" : ""
  }

  /// The calls from body to a read, each once.
  static func path(of read: Read) -> String {
    var names: [String] = []
    for name in read.evaluation.through.map(\.text) where names.last != name { names.append(name) }
    return names.isEmpty ? "" : " through " + names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
