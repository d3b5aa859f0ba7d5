import CodemodKit
import SwiftCST
import SwiftUIModel

extension SyncIOInBody {
  /// What happens to a file or store.
  enum FileDeed: String, Sendable {
    case reads = "reads a file"
    case lists = "lists a folder"
    case asks = "reads the attributes of a file"
    case creates = "creates a file"
    case deletes = "deletes a file"
    case moves = "copies or moves a file"
    case fetches = "queries the store"
    case queries = "queries the database"

    init(_ call: FunctionCallExprSyntax) {
      switch call.calledName ?? "" {
      case "contentsOfDirectory", "enumerator", "subpaths", "subpathsOfDirectory": self = .lists
      case "attributesOfItem": self = .asks
      case "createDirectory", "createFile": self = .creates
      case "removeItem", "trashItem": self = .deletes
      case "copyItem", "moveItem", "replaceItemAt": self = .moves
      case "count", "fetch", "fetchCount", "fetchIdentifiers": self = .fetches
      case "read", "write": self = .queries
      default: self = .reads
      }
    }

    /// What to do instead.
    var advice: String {
      switch self {
      case .creates, .deletes, .moves: "do this in an action or in '.task'"
      case .fetches: "use '@Query' or '@FetchRequest', or fetch in '.task(id:)' and keep the result"
      case .queries: "observe the database, or read in '.task(id:)' and keep the result"
      default: "do this in '.task(id:)' and keep the result in '@State'"
      }
    }
  }

  func message(for match: Match<Work>, in file: FileContext) -> String {
    let subject = match.state.subject
    let time = match.state.evaluation.map { " " + file.words(for: $0) } ?? match.state.appearance
    return switch match.rule {
    case Self.reading:
      "\(subject) \(match.state.deed.rawValue)\(time), on the main thread; \(match.state.deed.advice)"
    case Self.appearing where match.state.action == "task":
      "\(subject) reads files on the main thread as the view appears, where '.task' runs its closure; read in a "
        + "function away from the main actor"
    case Self.appearing where match.state.deed != .reads:
      "\(subject) \(match.state.deed.rawValue) on the main thread as the view appears; do this in '.task', away from "
        + "the main actor"
    case Self.appearing:
      "\(subject) reads files on the main thread as the view appears; read in '.task', away from the main actor"
    case Self.waiting where match.state.isInTask:
      "\(subject) makes the main thread wait, because this task runs on the main actor; call it in 'Task.detached' or "
        + "in an 'async' function that doesn't"
    case Self.querying, Self.queryingOne:
      "\(subject) \(match.state.deed.rawValue)\(time), on the main thread; \(match.state.deed.advice)"
    case Self.waiting: "\(subject) makes the main thread wait\(time); 'await' the result in a task"
    default: "\(subject) decodes\(time); decode where the data changes and keep the result"
    }
  }

  /// The name of the callee, with the label that shows what an initializer reads: `String(contentsOf:)`.
  func words(for call: FunctionCallExprSyntax) -> String {
    let callee = call.calledExpression?.shortText ?? ""
    guard call.calledExpression?.kind == .declReferenceExpr, let label = call.argumentLabels.first ?? nil
    else {
      return callee
    }
    return "\(callee)(\(label):)"
  }
}
