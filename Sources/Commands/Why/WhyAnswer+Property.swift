import CodemodKit
import Fixpoint
import ProjectIndex
import Reports
import SwiftCST
import SwiftUIModel

extension WhyAnswer {
  /// The views that a change of a property evaluates.
  init(ofChanging property: Declaration, in project: WhyProject, _ codemods: CodemodCatalog) {
    let model = project.model
    let readers = model.readers(of: property.id)
    let reading = readers.filter { if case .reads = $0.reason { true } else { false } }
    head = Line(text: project.name(of: property.id), place: project.place(of: property.id))
    kind = "property"
    sections = [
      Section(
        title: "a change runs the body of these views, which read it", key: "readers",
        lines: reading.map { Self.line($0, project) }),
      Section(
        title: "and of these, which observe the object but don't read it", key: "observers",
        lines: readers.filter { if case .observes = $0.reason { true } else { false } }
          .map { Self.line($0, project) }),
      Section(
        title: "after a migration", key: "migration",
        lines: Self.migration(of: property, readers.count, reading.count, project, codemods)),
    ]
    if readers.isEmpty {
      sections[0].lines = [Line(text: "no view body that reads it was found")]
    }
    if let type = model.index.type(of: property.id), Self.isUnseen(property, type, model) {
      sections[0].lines = [
        Line(
          text:
            "none: '\(property.name ?? "")' isn't @Published or tracked by @Observable, so its changes don't "
            + "update views")
      ]
    }
  }

  private static func isUnseen(_ property: Declaration, _ type: TypeID, _ model: SwiftUIModel) -> Bool {
    model.index[type].kind == .class && !model.isTracked(property) && !model.isAnnounced(property)
      && model.announcement(of: type) == nil
  }

  private static func line(_ reader: Reader, _ project: WhyProject) -> Line {
    let view = project.model.index.qualifiedName(of: reader.view)
    switch reader.reason {
    case .reads(let read):
      return Line(
        text: view + (read.evaluation.inRow ? ", once per row," : "") + Self.path(of: read),
        place: project.place(of: read.evaluation.through.first ?? read.node), json: ["view": .string(view)])
    case .observes(let object):
      return Line(
        text: "\(view), by @\(object.wrapper ?? "") '\(object.property.name ?? "")'",
        place: project.place(of: object.property.id), json: ["view": .string(view)])
    }
  }

  /// The number of views that a change evaluates once the class is `@Observable`, if that fix is offered.
  private static func migration(
    of property: Declaration, _ before: Int, _ after: Int, _ project: WhyProject, _ codemods: CodemodCatalog
  ) -> [Line] {
    guard before > after, property.attribute("Published") != nil,
      let type = project.model.index.type(of: property.id),
      let finding = MigrationOffer(project, codemods).finding(for: type)
    else { return [] }
    return [
      Line(
        text:
          "a change runs \(after) of these \(before) views once 'observable-migration' made the class @Observable "
          + "(\(finding.rule.id))",
        place: project.files[finding.file].place(of: finding.range.lowerBound),
        json: ["before": .integer(before), "after": .integer(after), "rule": .string(finding.rule.id)])
    ]
  }
}

/// Asks the pass that migrates classes to `@Observable` whether it offers a fix.
private struct MigrationOffer {
  private let project: WhyProject
  private let profile: Profile

  init(_ project: WhyProject, _ codemods: CodemodCatalog) {
    self.project = project
    profile = Profile(codemods.configured(only: ["observable-migration"]), applying: FixSelection())
  }

  /// The fix that it offers for a class.
  func finding(for type: TypeID) -> Finding? {
    let declaration = project.model.index[project.model.index[type].primary]
    let number = Int(declaration.id.file.rawValue)
    let findings = profile.findings(in: project.context, file: number).values.flatMap(\.self)
    return findings.first { $0.fix != nil && declaration.node.range.overlaps($0.range) }
  }
}
