import CodemodKit
import ProjectIndex
import Reports
import SwiftCST
import SwiftUIModel

extension WhyAnswer {
  /// The views that a change of a property evaluates.
  init(ofChanging property: Declaration, in project: WhyProject, _ offer: MigrationOffer) {
    let all = project.model.readers(of: property.id)
    let reading = all.filter { if case .reads = $0.reason { true } else { false } }
    let bound = project.model.readersByBinding(of: property.id).filter { reader in
      !reading.contains { $0.view == reader.view }
    }
    let observing = all.filter { observer in
      if case .reads = observer.reason { return false }
      return !bound.contains { $0.view == observer.view }
    }
    let writer = ReaderWriter(project: project)
    let unknown = project.model.unknownReads(of: property.id)
    head = Line(text: project.name(of: property.id), place: project.place(of: property.id))
    kind = "property"
    sections = [
      Section(
        title: "a change runs the body of these views, which read it", key: "readers",
        lines: reading.map(writer.line) + bound.map(writer.line)),
      Section(
        title: "and of these, which observe the object; no read by their body was found", key: "observers",
        lines: observing.map(writer.line)),
      Section(
        title: "after a migration", key: "migration",
        lines: Self.migration(
          of: property, reading.map(\.view) + bound.map(\.view), observing.map(\.view), project, offer)),
      Section(title: "unknown", key: "unknown", lines: writer.lines(of: unknown)),
    ]
    if reading.isEmpty, bound.isEmpty, observing.isEmpty {
      sections[0].lines = [Line(text: "no view body that reads it was found")]
    }
    if let reason = PropertyReasons(project: project).reasonAgainstUpdates(by: property) {
      sections =
        [Section(title: "a change runs no body directly", key: "readers", lines: [Line(text: reason)])]
        + sections.dropFirst().map { Section(title: $0.title, key: $0.key, lines: []) }
    }
  }

  /// The number of views that a change evaluates once the class is `@Observable`, if that fix is offered: those
  /// that read the property, or create a binding to it, which reads it, too.
  private static func migration(
    of property: Declaration, _ reading: [TypeID], _ observing: [TypeID], _ project: WhyProject,
    _ offer: MigrationOffer
  ) -> [Line] {
    let before = reading.count + observing.count
    let makers = project.model.makersOfBindings(to: property.id)
    let after = reading.count + observing.count { makers.contains($0) }
    guard before > after, property.attribute("Published") != nil,
      let type = project.model.index.type(of: property.id), let finding = offer.finding(for: type)
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

/// Formats the views that read a property as lines.
private struct ReaderWriter {
  let project: WhyProject
  private var index: ProjectIndex { project.model.index }

  /// The number of unknown reads that are listed for people.
  private static var listed: Int { 8 }

  func line(_ reader: Reader) -> WhyAnswer.Line {
    let view = index.qualifiedName(of: reader.view)
    switch reader.reason {
    case .reads(let read):
      let writer = read.writer.map { ", in a closure that \(index.qualifiedName(of: $0)) passes" } ?? ""
      let how = WhyAnswer.circumstances(of: read) + WhyAnswer.path(of: read) + writer
      return WhyAnswer.Line(
        text: view + (how.hasPrefix(" ") ? "," : "") + how,
        place: project.place(of: read.evaluation.through.first ?? read.node),
        json: json(of: reader.view, read.writer))
    case .observes(let object):
      return WhyAnswer.Line(
        text: "\(view), by @\(object.wrapper ?? "") '\(object.property.name ?? "")'",
        place: project.place(of: object.property.id), json: ["view": .string(view)])
    }
  }

  /// A view that reads a binding to the property.
  func line(_ reader: BindingReader) -> WhyAnswer.Line {
    WhyAnswer.Line(
      text: "\(index.qualifiedName(of: reader.view)), by @Binding '\(reader.binding.name ?? "")'"
        + WhyAnswer.circumstances(of: reader.read) + WhyAnswer.path(of: reader.read),
      place: project.place(of: reader.read.evaluation.through.first ?? reader.read.node),
      json: json(of: reader.view, reader.read.writer))
  }

  private func json(of view: TypeID, _ writer: TypeID?) -> [String: JSONValue] {
    var json: [String: JSONValue] = ["view": .string(index.qualifiedName(of: view))]
    if let writer { json["writer"] = .string(index.qualifiedName(of: writer)) }
    return json
  }

  func lines(of reads: [UnknownRead]) -> [WhyAnswer.Line] {
    let lines = reads.map(line)
    guard lines.count > Self.listed, var last = lines.dropFirst(Self.listed - 1).first else { return lines }
    last.text += "; the same is unknown for \(lines.count - Self.listed) more views"
    last.places = lines.dropFirst(Self.listed).compactMap(\.place)
    return lines.prefix(Self.listed - 1) + [last]
  }

  private func line(_ read: UnknownRead) -> WhyAnswer.Line {
    let view = index.qualifiedName(of: read.view)
    let reason =
      switch read.reason {
      case .receiver: "the type of the value before '.\(read.node.shortText)' isn't known"
      case .closure: "it isn't known whether body runs the closure that contains '\(read.node.shortText)'"
      case .requirement(let type):
        "body reads it as a requirement of '\(index[type].name)', which several types may implement"
      }
    return WhyAnswer.Line(
      text: "\(view) may read it: \(reason)", place: project.place(of: read.node),
      json: ["view": .string(view)])
  }
}

/// Finds out why changes of some properties update no view themselves.
struct PropertyReasons {
  let project: WhyProject
  private var model: SwiftUIModel { project.model }
  private var index: ProjectIndex { model.index }

  /// Why changes of a property don't evaluate the views that read it; nil if they do.
  func reasonAgainstUpdates(by property: Declaration) -> String? {
    guard let type = index.type(of: property.id) else { return nil }
    let name = "'\(property.name ?? "")'"
    if property.isStatic { return "\(name) is static, and SwiftUI doesn't observe static properties" }
    if model.kind(of: type).isEvaluated { return nil }
    if property.traits.contains(.let) { return "\(name) is a constant" }
    guard index[type].kind == .class else { return reason(ofValue: name, type) }
    let isSeen =
      model.isObservable(type) && model.isTracked(property) || model.isAnnounced(property)
      || model.announcement(of: type) != nil || model.isManagedObject(type)
    return isSeen
      ? nil
      : "\(name) isn't @Published or tracked by @Observable, so its changes don't update views"
  }

  /// A change of a structure changes the property that contains it.
  private func reason(ofValue name: String, _ type: TypeID) -> String {
    let holders = holders(of: type).prefix(4).map { "'\(project.name(of: $0.id))'" }
    let ask = holders.isEmpty ? "" : "; ask about that: \(holders.joined(separator: ", "))"
    return "'\(index[type].name)' is a value: changing \(name) changes the property that contains it\(ask)"
  }

  /// The variables of views and classes whose declared type names a type.
  private func holders(of type: TypeID) -> [Declaration] {
    var seen: Set<DeclarationID> = []
    return index.references(to: type).certain.compactMap { use in
      guard use.namesType, let property = index.enclosingDeclaration(of: use.node), property.isStored,
        !property.isStatic, !property.traits.contains(.let),
        property.typeAnnotation?.contains(use.node) == true, let owner = index.type(of: property.id),
        model.kind(of: owner).isEvaluated || index[owner].kind == .class, seen.insert(property.id).inserted
      else { return nil }
      return property
    }
  }
}
