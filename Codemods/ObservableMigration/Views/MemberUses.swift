import CodemodKit
import ProjectIndex
import SwiftCST
import Synchronization

/// What the uses of a name come to, whatever type has a member of that name.
///
/// The classes of a project share names (`title`, `items`, `isLoading`); the uses of each are looked at once.
final class MemberUses: Sendable {
  /// A place in a view where a member is read of a value whose type can be told.
  struct ViewRead: Sendable {
    let use: Use
    let view: TypeID
    /// The type of what stands before the period.
    let type: ExpressionType
  }

  private let index: ProjectIndex
  private let views: Set<TypeID>
  /// The files in which a view is declared or extended.
  private let viewFiles: Set<FileID>
  private let knownChanges = Mutex<[String: Changes]>([:])
  private let knownReads = Mutex<[String: [ViewRead]]>([:])

  init(_ index: ProjectIndex) {
    self.index = index
    views = index.views
    viewFiles = Set(views.flatMap(index.files(of:)))
  }

  /// The uses of a name that change its value, in the order of files and lines.
  struct Changes: Sendable {
    /// Those that are the left side of an assignment, or a part of the tuple there.
    fileprivate(set) var assigned: [Use] = []
    /// Those whose value is changed where it stands, by a method, through `inout`, or in a part of it.
    fileprivate(set) var inPlace: [Use] = []

    var all: [Use] { assigned + inPlace }
  }

  /// The uses of a name that change its value.
  func changes(of name: String) -> Changes {
    Self.answer(name, in: knownChanges) {
      var changes = Changes()
      let uses = index.uses(of: name) {
        Assignment.mayFollow($0) || InPlaceChange.mayFollow($0, index) || Assignment.mayEndTuple(with: $0)
      }
      for use in uses {
        if Assignment(target: use.expression) != nil || use.expression.isAssignedInTuple {
          changes.assigned.append(use)
        } else if use.expression.isChanged(index) {
          changes.inPlace.append(use)
        }
      }
      return changes
    }
  }

  /// The places in views where a member of a name is read, in the order of files and lines.
  func viewReads(_ name: String) -> [ViewRead] {
    Self.answer(name, in: knownReads) {
      index.uses(of: name, in: viewFiles.contains) { $0.previous?.kind == .period }.compactMap(viewRead)
    }
  }

  private func viewRead(_ use: Use) -> ViewRead? {
    guard case .member(let base?) = use.role, Assignment(target: use.expression) == nil,
      let view = index.enclosingType(of: use.node), views.contains(view)
    else { return nil }
    let type = index.typeOfExpression(base)
    return type == .unknown ? nil : ViewRead(use: use, view: view, type: type)
  }

  private static func answer<Answer: Sendable>(
    _ name: String, in known: borrowing Mutex<[String: Answer]>, _ find: () -> Answer
  ) -> Answer {
    if let answer = known.withLock({ $0[name] }) { return answer }
    let answer = find()
    known.withLock { $0[name] = answer }
    return answer
  }
}
