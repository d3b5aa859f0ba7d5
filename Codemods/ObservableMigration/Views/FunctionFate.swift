import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What happens to a closure, or to a function that is named but not called.
enum FunctionFate {
  /// It is called before the surrounding code continues.
  case calledAtOnce
  /// It is called once, after the surrounding code.
  case calledSoon
  /// It is called for an event, or by code that observes on its own.
  case calledForEvent
  /// It is stored, and called at any time.
  case kept

  init(of function: Node, _ index: ProjectIndex) {
    if let argument = ClosureArgument(ofValue: function) {
      self.init(of: argument, index)
    } else if function.isCalled {
      self = .calledAtOnce
    } else if function.parent?.parent?.parent?.kind == .macroExpansionExpr {
      // `#selector(show)`
      self = .calledForEvent
    } else {
      // `view.onTap = { … }`
      let target = function.parent?.children.first
      let name = MemberAccessExprSyntax(target)?.declName?.node ?? target
      self = target != function && EventNames.contain(name?.text ?? "") ? .calledForEvent : .kept
    }
  }

  private init(of argument: ClosureArgument, _ index: ProjectIndex) {
    guard let callee = argument.call.calledExpression else {
      self = .kept
      return
    }
    let name = MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee.firstToken.name
    if Self.callingAtOnce.contains(name), argument.label != "completion" {
      self = .calledAtOnce
    } else if Self.callingSoon.contains(name) || argument.label == "completion" {
      self = .calledSoon
    } else if [name, argument.label ?? ""].contains(where: EventNames.contain)
      || Self.callingForEvents.contains(name) || SwiftUIViews.contain(name)
    {
      self = .calledForEvent
    } else {
      self = Self.keeps(argument, callee, index) ? .kept : .calledAtOnce
    }
  }

  /// Whether the function that gets a closure may store it.
  private static func keeps(_ argument: ClosureArgument, _ callee: Node, _ index: ProjectIndex) -> Bool {
    let functions = index.callables(called: callee)
    return functions.isEmpty
      || !functions.allSatisfy { function in
        guard let type = argument.parameter(of: function)?.type else { return false }
        return type.kind == .functionType
      }
  }

  /// Functions that call their closure arguments before they return.
  private static let callingAtOnce = Set(
    words: """
      map compactMap flatMap filter forEach first last firstIndex lastIndex contains allSatisfy sorted sort
      min max reduce prefix drop removeAll partition enumerated withAnimation withTransaction animate
      performWithoutAnimation performBatchUpdates performAsCurrentDrawingAppearance assumeIsolated sync
      """)

  private static let callingSoon = Set(words: "DispatchWorkItem Task async asyncAfter detached present")

  private static let callingForEvents = Set(
    words: """
      Timer UIAction UIAlertAction addGlobalMonitorForEvents addLocalMonitorForEvents addObserver observe
      scheduledTimer sink
      """)
}
