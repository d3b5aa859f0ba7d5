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
    sections = [
      Section(
        title: "its own state changes", key: "state",
        lines: writer.lines(of: causes.reads, from: [.state, .query])),
      Section(
        title: "a value behind a binding changes", key: "bindings",
        lines: writer.lines(of: causes.reads, from: [.binding])),
      Section(
        title: "a value of the environment changes", key: "environment",
        lines: writer.lines(of: causes.reads, from: [.environment])),
      Section(
        title: "an object that it observes announces any change", key: "observed",
        lines: causes.observed.map(writer.line)),
      Section(
        title: "a property that it reads of an @Observable object changes", key: "tracked",
        lines: writer.lines(of: causes.reads, from: [.tracked])),
      Section(
        title: "a view that makes it is evaluated", key: "makings",
        lines: causes.makings.map { writer.line($0, inputs: causes.reads) }),
      Section(
        title: "it reads these, too, but SwiftUI doesn't see them change", key: "unseen",
        lines: writer.lines(of: causes.reads, from: [.untracked])),
      Section(title: "unknown", key: "unknown", lines: causes.unknowns.map(writer.line)),
    ]
    if causes.makings.isEmpty {
      let making = sections.firstIndex { $0.key == "makings" }
      making.map { sections[$0].lines = [Line(text: "no place in body code is seen to make it")] }
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
    let calls = read.evaluation.through.map(\.text)
    return (read.evaluation.inRow ? " in a row" : "")
      + (calls.isEmpty ? "" : " through '" + calls.joined(separator: "', '") + "'")
  }

  func line(_ cause: ObservedCause) -> WhyAnswer.Line {
    let object = cause.object
    let published =
      "\(cause.publishedCount) published " + (cause.publishedCount == 1 ? "property" : "properties")
    let read = cause.reads.isEmpty ? "none of them is read" : "\(cause.reads.count) of them read"
    return WhyAnswer.Line(
      text:
        "@\(object.wrapper ?? "") '\(object.property.name ?? "")' of \(index.qualifiedName(of: object.type)): "
        + "\(published), \(read)",
      place: project.place(of: object.property.id), details: cause.reads.map(line),
      json: ["published": .integer(cause.publishedCount), "read": .integer(cause.reads.count)])
  }

  func line(_ making: Making, inputs: [Read]) -> WhyAnswer.Line {
    let maker = making.view.map(index.qualifiedName) ?? "an extension of View"
    let verdict =
      making.renewals.isEmpty
      ? "where what it is given compares equal, SwiftUI may pass it over"
      : "what it is given never compares equal"
    return WhyAnswer.Line(
      text: "\(maker) makes it: \(verdict)", place: project.place(of: making.call.node),
      details: making.renewals.map(line), json: ["view": .string(maker)])
  }

  private func line(_ renewal: Making.Renewal) -> WhyAnswer.Line {
    let what =
      switch renewal.kind {
      case .closure: "a closure"
      case .object: "an object that is made here"
      case .freshValue: "another value each time"
      }
    return WhyAnswer.Line(
      text: what, place: project.place(of: renewal.node), json: ["reason": .string(renewal.kind.rawValue)])
  }

  func line(_ unknown: UnknownCause) -> WhyAnswer.Line {
    let what =
      switch unknown.kind {
      case .severalDeclarations:
        "the type is declared several times, in clauses of '#if'; this is about all of them"
      case .wrapper: "what the wrapper of this property does"
      case .observedObject: "which class the observed object is of"
      case .closure: "when this closure runs, and so whether what it reads counts"
      }
    return WhyAnswer.Line(
      text: what, place: project.place(of: unknown.node), json: ["reason": .string(unknown.kind.rawValue)])
  }
}
