import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The queries of the model by the names that marks use.
enum Answers {
  static let all: MarkedSource.Queries = [
    "role": { model, node in "\(model.role(of: node))" },
    "timing": { model, node in describe(model.timing(of: node), model.index) },
    "looked at": { model, node in "\(model.isLookedAt(node))" },
    "stability": { model, node in describe(model.stability(of: node)) },
    "fresh itself": { model, node in "\(model.isFresh(node))" },
    "pure": { model, node in describe(model.purity(ofExpression: node), model.index) },
    "changes": { model, node in
      model.changes(in: node).map { describe($0, model.index) }.joined(separator: ", ")
    },
    "rows": { model, node in model.rows(of: node).map { describe($0, model) } ?? "none" },
    "edit": { model, node in
      model.rows(of: node).map { describe(model.edit(of: $0)) } ?? "no rows"
    },
    "position uses": { model, node in
      guard let uses = model.rows(of: node).flatMap({ model.positionUses(of: $0) }) else { return "unknown" }
      let elements = uses.elements.map { element in
        (element.isBinding ? "binding " : element.isChanged ? "changed " : "element ") + element.node.text
      }
      let others = [("identity", uses.identities), ("in action", uses.inActions), ("other", uses.others)]
      return (elements + others.filter { !$0.1.isEmpty }.map(\.0)).joined(separator: ", ")
    },
    "row shape": { model, node in
      switch model.rows(of: node).flatMap({ model.shape(of: $0) }) {
      case nil: "one"
      case .nested: "nested"
      case .maybeNone: "maybe none"
      case .different: "different"
      }
    },
    "element identity": { model, node in
      model.rows(of: node).flatMap { model.elementType(of: $0) }
        .map { describe(model.identity(of: $0), model.index) } ?? "no type"
    },
    "constant collection": { model, node in "\(model.isConstantCollection(node))" },
    "value type": { model, node in model.valueType(of: node).map { describe($0, model.index) } ?? "unknown" },
    "state": { model, node in
      guard let type = model.index.declarationID(at: node).flatMap(model.index.declaredType) else {
        return "no type"
      }
      switch model.state(of: type) {
      case .no: return "none"
      case .yes(let node): return "by " + node.text
      case .unknown(let node): return "unknown by " + node.text
      }
    },
    "reads": { model, node in
      guard let type = model.index.declarationID(at: node).flatMap(model.index.declaredType) else {
        return "no type"
      }
      return model.reads(of: type).map { "\($0.source) " + $0.node.text }.joined(separator: ", ")
    },
    "reading view": { model, node in
      guard let property = model.index.declarationID(at: node) else { return "no property" }
      return model.readingView(of: property).map { model.index[$0].name } ?? "none"
    },
    "readers": { model, node in
      guard let property = model.index.declarationID(at: node) else { return "no property" }
      return model.readers(of: property).map { describe($0, model.index) }.joined(separator: ", ")
    },
    "runners": { model, node in
      model.runners(of: node).map { describe($0, model.index) }.sorted().joined(separator: ", ")
    },
    "makings": { model, node in
      guard let type = model.index.declarationID(at: node).flatMap(model.index.declaredType) else {
        return "no type"
      }
      return model.makings(of: type).map { describe($0, model.index) }.joined(separator: ", ")
    },
    "unknown reads": { model, node in
      guard let property = model.index.declarationID(at: node) else { return "no property" }
      return model.unknownReads(of: property).map { describe($0, model.index) }.sorted()
        .joined(separator: ", ")
    },
    "unquiet": { model, node in
      guard let type = model.index.declarationID(at: node).flatMap(model.index.declaredType) else {
        return "no type"
      }
      return model.unquietPart(of: type)?.text ?? "nothing"
    },
    "hot": { model, node in "\(model.isHotHandler(node))" },
    "kind": { model, node in
      model.index.declarationID(at: node).flatMap(model.index.declaredType)
        .map { "\(model.kind(of: $0))" } ?? "no type"
    },
  ]

  private static func describe(_ timing: Timing, _ index: ProjectIndex) -> String {
    switch timing {
    case .eachEvaluation(let evaluation):
      "each evaluation of " + (evaluation.view.map { index[$0].name } ?? "any view")
        + (evaluation.inRow ? ", in a row" : "") + (evaluation.isDeferred ? ", deferred" : "")
        + (evaluation.isRepeated ? ", repeated" : "")
        + evaluation.through.map { ", through " + $0.text }.joined()
    case .eachMaking(let type): "each making of " + index[type].name
    case .once: "once"
    case .onEvent: "on event"
    case .drawing: "drawing"
    case .unknown: "unknown"
    }
  }

  private static func describe(_ rows: Rows, _ model: SwiftUIModel) -> String {
    var parts = ["\(rows.form) of \(rows.collection.text)"]
    if rows.isBinding { parts.append("as bindings") }
    if let name = rows.identityName { parts.append("by " + name) }
    parts.append("as " + rows.parameters.joined(separator: " "))
    if let type = model.elementType(of: rows) { parts.append(describe(type, model.index)) }
    if let limit = model.itemLimit(of: rows) { parts.append("at most \(limit)") }
    if let container = model.lazyContainer(of: rows)?.nameToken { parts.append("in " + container.text) }
    let views = model.rowViews(of: rows).map { model.index[$0.type].name }
    return (parts + views).joined(separator: ", ")
  }

  private static func describe(_ edit: Fact<RowEdit>) -> String {
    switch edit {
    case .no: "no"
    case .yes(.byPeople(let node)): "by people, " + node.text
    case .yes(.byCode(let node)): "by code, " + node.text
    case .yes(.byDeriving(let node)): "by deriving, " + node.text
    case .unknown(let node): "unknown by " + node.text
    }
  }

  private static func describe(_ identity: ElementIdentity, _ index: ProjectIndex) -> String {
    switch identity {
    case .own: "own"
    case .itself: "itself"
    case .fresh(let id, let source):
      (index[id].isStored ? "fresh when made, " : "fresh when read, ") + source.text
    case .none: "none"
    case .unknown: "unknown"
    }
  }

  private static func describe(_ type: TypeResolution, _ index: ProjectIndex) -> String {
    switch type {
    case .known(let type): index[type].name
    case .foreign(let name): name
    default: "unknown"
    }
  }

  private static func describe(_ reader: Reader, _ index: ProjectIndex) -> String {
    switch reader.reason {
    case .reads(let read):
      index[reader.view].name + " reads it" + (read.evaluation.inRow ? " in a row" : "")
        + (read.writer.map { " for " + index[$0].name } ?? "")
    case .observes(let object): index[reader.view].name + " observes " + (object.property.name ?? "")
    }
  }

  private static func describe(_ runner: ClosureRunner, _ index: ProjectIndex) -> String {
    switch runner {
    case .surroundings: "surroundings"
    case .view(let type): index[type].name
    case .event: "event"
    case .unknown: "unknown"
    }
  }

  private static func describe(_ making: Making, _ index: ProjectIndex) -> String {
    (making.view.map { index[$0].name } ?? "no view")
      + (making.writer.map { " for " + index[$0].name } ?? "")
      + making.renewals.map { " new \($0.kind)" }.joined()
  }

  private static func describe(_ read: UnknownRead, _ index: ProjectIndex) -> String {
    let reason =
      switch read.reason {
      case .receiver: "receiver"
      case .closure: "closure"
      case .requirement: "requirement"
      }
    return index[read.view].name + " by " + reason
  }

  private static func describe(_ stability: Stability) -> String {
    switch stability {
    case .constant: "constant"
    case .stable: "stable"
    case .fresh(let node): "fresh by " + node.text
    case .unknown(let node): "unknown by " + node.text
    }
  }

  private static func describe(_ purity: Fact<PureValue>, _ index: ProjectIndex) -> String {
    switch purity {
    case .no: "no"
    case .unknown(let node): "unknown by " + node.text
    case .yes(let value):
      ([value.isTracked ? "tracked" : "untracked"] + value.inputs.compactMap { index[$0].name })
        .joined(separator: " ")
    }
  }

  private static func describe(_ change: Change, _ index: ProjectIndex) -> String {
    let owner =
      switch change.owner {
      case .local: "local"
      case .own(let id): "own " + (index[id].name ?? "")
      case .member(let id): "member " + (index[id].name ?? "")
      case .moduleLevel(let id): "global " + (index[id].name ?? "")
      case .unknown: "unknown"
      }
    return "\(change.kind) \(owner)"
  }
}
