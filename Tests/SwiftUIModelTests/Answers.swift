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
