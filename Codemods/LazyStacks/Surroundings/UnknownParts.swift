import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Finds external code on a stack and around it that can't be analyzed: it may read sizes, or ask its content
/// for its size.
struct UnknownParts {
  let index: ProjectIndex

  /// The modifiers from the stack to the scroll view, including the scroll view's own.
  let modifiers: [WrittenView.Modifier]

  /// What is around the scroll view on each path outward.
  let ways: [[Surrounding]]

  /// A message for the first one.
  var reason: String? {
    if let modifier = modifiers.first(where: { isUnknown($0.name, $0.call) }) {
      return "'.\(modifier.name)' is not found in the project, and may depend on the size of the stack"
    }
    let outer = ways.firstNonNil { way in
      way.prefix { !$0.presents(index) && !Self.roots.contains($0.name) }.first(where: isUnknown)
    }
    return outer.map { "'\($0.name)' is not found in the project, and may measure what is in it" }
  }

  private func isUnknown(_ name: String, _ modifier: ViewCall) -> Bool {
    !SwiftUIModifiers.contain(name)
      && modifier.syntax.calledExpression.map(index.callables)?.isEmpty != false
  }

  private func isUnknown(_ surrounding: Surrounding) -> Bool {
    guard let call = surrounding.call, let callee = call.syntax.calledExpression else { return false }
    if surrounding.kind == .modifier { return isUnknown(surrounding.name, call) }
    // A callee that is not a type passes the view on to where it is displayed.
    guard surrounding.name.first?.isUppercase == true, call.frameworkName(index) == nil,
      !Self.places.contains(surrounding.name)
    else { return false }
    if case .metatype(.known) = index.typeOfExpression(callee) { return false }
    return index.callables(called: callee).isEmpty
  }

  /// The outermost containers of a view.
  private static let roots = CrossSize.windows.union(ScrollScope.hosts)

  /// Where SwiftUI displays a view that is not part of another view.
  private static let places: Set<String> = [
    "CommandGroup", "CommandMenu", "ImmersiveSpace", "MenuBarExtra", "ToolbarItem", "ToolbarItemGroup",
  ]
}
