import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The external classes whose objects have state without notifications: Apple's, and those that Xcode
/// generates for a Core Data model, which no source file declares.
struct ForeignObjects: Sendable {
  /// Whether the project names one of the classes.
  let areNamed: Bool

  private let managed: Set<String>

  init(_ index: ProjectIndex) {
    managed = index.files(mentioning: "CoreData").isEmpty ? [] : Self.managedClasses(index)
    areNamed = !managed.isEmpty || ForeignState.classes.contains { !index.uses(of: $0).isEmpty }
  }

  func contain(_ type: String) -> Bool { ForeignState.classes.contains(type) || managed.contains(type) }

  /// Classes that are fetched or inserted, and not declared: `NSFetchRequest<Entry>`, `Entry.fetchRequest()`,
  /// `Entry(context: context)`.
  private static func managedClasses(_ index: ProjectIndex) -> Set<String> {
    let fetched = fetchers.flatMap(index.uses(of:)).flatMap { use in
      (use.genericArguments ?? []).map { index.resolve(TypeShape($0).core) }
    }
    let asked = ["entity", "fetchRequest"].flatMap(index.uses(of:)).compactMap { use in
      MemberAccessExprSyntax(use.expression)?.base.flatMap { index.typeOfExpression($0).type }
    }
    let inserted = index.uses(of: "context").compactMap { use -> TypeResolution? in
      guard use.role == .label, let call = FunctionCallExprSyntax(use.node.parent?.parent),
        call.argumentLabels == ["context"], let callee = call.calledExpression
      else { return nil }
      return index.typeOfExpression(callee).type
    }
    return Set((fetched + asked + inserted).compactMap(\.foreign))
  }

  private static let fetchers = [
    "FetchRequest", "FetchedResults", "NSFetchRequest", "NSFetchedResultsController", "SectionedFetchResults",
  ]
}

extension ExpressionType {
  /// The type that an expression names.
  fileprivate var type: TypeResolution? { if case .metatype(let type) = self { type } else { nil } }
}
