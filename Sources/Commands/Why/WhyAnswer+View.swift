import ProjectIndex
import Reports
import SwiftCST
import SwiftUIModel

extension WhyAnswer {
  /// What evaluates a view again.
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
        lines: writer.lines(of: causes.reads, from: [.state, .query])),
      Section(
        title: "a value behind a binding changes", key: "bindings",
        lines: writer.lines(of: causes.reads, from: [.binding])),
      Section(
        title: "a value of the environment changes", key: "environment",
        lines: writer.lines(of: causes.reads, from: [.environment])
          + causes.unreadEnvironment.map(writer.line)),
      Section(
        title: "an observed object publishes a change of any property", key: "observed",
        lines: causes.observed.map(writer.line)),
      Section(
        title: "a property of an @Observable object that its body reads changes", key: "tracked",
        lines: writer.lines(of: causes.reads, from: [.tracked])),
      Section(
        title: "the body of a view that creates it runs", key: "makings",
        lines: causes.makings.map { writer.line($0, inputs: causes.reads) }),
      Section(
        title: "its body reads these, but their changes don't update the view", key: "unseen",
        lines: writer.lines(of: causes.reads, from: [.untracked])),
      Section(title: "unknown", key: "unknown", lines: unknowns.map(writer.line)),
    ]
    if causes.makings.isEmpty {
      let making = sections.firstIndex { $0.key == "makings" }
      making.map { sections[$0].lines = [Line(text: "no view body that creates it was found")] }
    }
  }
}

/// Puts causes into lines.
private struct CauseWriter {
  let project: WhyProject
  private var index: ProjectIndex { project.model.index }

  func lines(of reads: [Read], from sources: [Read.Source]) -> [WhyAnswer.Line] {
    reads.filter { sources.contains($0.source) }.map(line)
  }

  private func line(_ read: Read) -> WhyAnswer.Line {
    WhyAnswer.Line(
      text: name(of: read) + " is read" + how(read), place: project.place(of: read.node),
      json: ["property": .string(project.name(of: read.property))])
  }

  /// A property of the view by its name with its wrappers, one of an object with its class.
  private func name(of read: Read) -> String {
    let property = index[read.property]
    let isOwn = [.state, .query, .binding, .environment, .input].contains(read.source)
    guard isOwn else { return "'\(project.name(of: read.property))'" }
    let attributes = property.attributes.map(\.node.text).joined(separator: " ")
    return (attributes.isEmpty ? "" : attributes + " ") + "'\(property.name ?? "")'"
  }

  private func how(_ read: Read) -> String {
    (read.evaluation.inRow ? " once per row" : "") + WhyAnswer.path(of: read)
  }

  /// A value of the environment that the view declares and doesn't read.
  func line(_ unread: Declaration) -> WhyAnswer.Line {
    let attributes = unread.attributes.map(\.node.text).joined(separator: " ")
    return WhyAnswer.Line(
      text: "\(attributes) '\(unread.name ?? "")' isn't read in body, but runs it when it changes",
      place: project.place(of: unread.id), json: ["property": .string(project.name(of: unread.id))])
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
    case (0, 1): "body doesn't read its only published property, but runs when that changes"
    case (0, _): "body reads none of its \(published) published properties, but runs when any of them changes"
    case (1, 1): "body reads its only published property"
    default: "body reads \(read) of its \(published) published properties"
    }
  }

  func line(_ making: Making, inputs: [Read]) -> WhyAnswer.Line {
    let maker = making.view.map(index.qualifiedName) ?? "an extension of View"
    let verdict =
      making.renewals.isEmpty
      ? "SwiftUI can skip it if its inputs are unchanged"
      : "SwiftUI can't skip it, because an input is new each time"
    return WhyAnswer.Line(
      text: "\(maker) creates it: \(verdict)", place: project.place(of: making.call.node),
      details: making.renewals.map(line),
      json: ["view": .string(maker), "isAlwaysNew": .bool(!making.renewals.isEmpty)])
  }

  private func line(_ renewal: Making.Renewal) -> WhyAnswer.Line {
    let name = name(ofArgument: renewal.node)
    let what =
      switch renewal.kind {
      case .closure: "\(name) is a new closure"
      case .closureHolder: "\(name) holds a new closure"
      case .object: "\(name) creates an object"
      case .freshValue: "\(name) is another value each time"
      }
    return WhyAnswer.Line(
      text: what, place: project.place(of: renewal.node), json: ["reason": .string(renewal.kind.rawValue)])
  }

  /// An argument by its label, else by its text.
  private func name(ofArgument value: Node) -> String {
    if let label = LabeledExprSyntax(value.parent)?.label ?? nil { return "'\(label.text)'" }
    guard let closure = ClosureArgument(value) else { return "'\(value.text.prefix { !$0.isNewline })'" }
    return closure.label.map { "'\($0)'" } ?? "the trailing closure"
  }

  func line(_ unknown: UnknownCause) -> WhyAnswer.Line {
    let what =
      switch unknown.kind {
      case .severalDeclarations:
        "declared more than once, under '#if'; this answer combines all declarations"
      case .wrapper: "\(wrappers(of: unknown.node)): when this wrapper updates the view"
      case .observedObject: "\(wrappers(of: unknown.node)): the class isn't in this project"
      case .closure: "whether this closure runs as part of body"
      }
    return WhyAnswer.Line(
      text: what, place: project.place(of: unknown.node), json: ["reason": .string(unknown.kind.rawValue)])
  }

  /// The property that a node declares, with its wrappers: `@Default 'theme'`.
  private func wrappers(of node: Node) -> String {
    guard let property = index.declaration(at: node) else { return "" }
    let names = property.attributes.map { "@" + $0.name }.joined(separator: " ")
    return "\(names) '\(property.name ?? "")'"
  }
}

extension WhyAnswer {
  /// The calls on the way from body to a read, each once.
  static func path(of read: Read) -> String {
    var names: [String] = []
    for name in read.evaluation.through.map(\.text) where names.last != name { names.append(name) }
    return names.isEmpty ? "" : " through " + names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
