import CodemodKit
import ProjectIndex
import Reports
import SwiftCST
import SwiftUIModel

// The places that create a view.
extension CauseWriter {
  /// The places that create a view, grouped by their creator; each place where SwiftUI can't skip the view is
  /// listed by itself.
  func lines(of makings: [Making], of view: TypeID) -> [WhyAnswer.Line] {
    let isCompared = index.foreignSupertypes(of: view).contains("Equatable")
    var lines: [WhyAnswer.Line] = []
    var skippable: [String: Int] = [:]
    for making in makings {
      let maker = name(ofMaker: making)
      let place = project.place(of: making.call.node)
      if making.renewals.isEmpty, let first = skippable[maker] {
        if lines[first].place != place { lines[first].places.append(place) }
        continue
      }
      if making.renewals.isEmpty { skippable[maker] = lines.count }
      var line = WhyAnswer.Line(
        text: "\(maker) creates it: \(verdict(on: making, isCompared))", place: place,
        details: making.renewals.map(line),
        json: [
          "view": .string(making.view.map { index.qualifiedName(of: $0) } ?? maker),
          "isAlwaysNew": .bool(making.isAlwaysNew),
        ])
      if let writer = making.writer { line.json["writer"] = .string(index.qualifiedName(of: writer)) }
      lines.append(line)
    }
    return lines
  }

  private func verdict(on making: Making, _ isCompared: Bool) -> String {
    if !making.isEvaluated { return "this code isn't known to run with the body of a view" }
    if making.renewals.isEmpty { return "SwiftUI can skip it if its inputs are unchanged" }
    if making.renewals.allSatisfy({ $0.kind == .maybeClosures }) {
      return "it isn't known whether SwiftUI can skip it"
    }
    return isCompared
      ? "an input is new each time, so the view's '==' decides whether SwiftUI skips it"
      : "SwiftUI can't skip it, because an input is new each time"
  }

  private func name(ofMaker making: Making) -> String {
    if let view = making.view {
      let name = index.qualifiedName(of: view)
      return making.writer.map { "\(name), in a closure that \(index.qualifiedName(of: $0)) passes," } ?? name
    }
    guard let member = making.member else { return "other code" }
    let name = member.kind == .initializer ? "init" : member.name ?? ""
    if let type = index.type(of: member.id) { return "'\(index.qualifiedName(of: type)).\(name)'" }
    return making.isEvaluated ? "'\(name)' in an extension of View" : "'\(name)'"
  }

  private func line(_ renewal: Making.Renewal) -> WhyAnswer.Line {
    let name = name(ofArgument: renewal.node)
    let what =
      switch renewal.kind {
      case .closure: "\(name) is a new closure"
      case .closureHolder: "\(name) holds a new closure"
      case .object: "\(name) creates an object"
      case .freshValue: "\(name) is another value each time"
      case .freshDefault:
        "a property of the view starts with '\(renewal.node.shortText)', another value each time"
      case .objectDefault: "the view's initializer or a default value creates '\(renewal.node.shortText)'"
      case .maybeClosures: "it isn't known whether the closures in \(name) are new each time"
      case .erasedView: "\(name) holds an AnyView, which never compares equal"
      }
    return WhyAnswer.Line(
      text: what, place: project.place(of: renewal.node), json: ["reason": .string(renewal.kind.rawValue)])
  }

  /// The label of an argument, or its text if it has none.
  private func name(ofArgument value: Node) -> String {
    if let label = LabeledExprSyntax(value.parent)?.label ?? nil { return "'\(label.text)'" }
    guard let closure = ClosureArgument(value) else { return "'\(value.text.prefix { !$0.isNewline })'" }
    return closure.label.map { "'\($0)'" } ?? "the trailing closure"
  }
}
