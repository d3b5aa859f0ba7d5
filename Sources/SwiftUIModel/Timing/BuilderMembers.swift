package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether a member is one by which SwiftUI evaluates a type, or makes a part of what that shows: `body`
  /// and `makeBody`, a member with a result builder of others, and a computed property or function of a view,
  /// modifier, style … (or of an extension of `View`) whose written result is a view.
  package func isBuilderMember(_ member: Declaration) -> Bool {
    guard member.kind == .variable && !member.isStored || member.kind == .function,
      !member.traits.contains(.local), isOfEvaluatedType(member)
    else { return false }
    if let name = member.name, SwiftUIProtocols.evaluatedMembers.contains(name), !member.isStatic {
      return true
    }
    if case .builder = index.builder(of: member.id) { return true }
    return member.resultType.map(isViewType) ?? false
  }

  /// Whether a member is one of a type that SwiftUI evaluates, or of any view by an extension of `View`.
  private func isOfEvaluatedType(_ member: Declaration) -> Bool {
    if let type = index.type(of: member.id) {
      return kind(of: type) != .none && (kind(of: type) != .shape || member.name == "body")
    }
    guard let holder = member.parent.map({ index[$0] }), holder.kind == .extension else { return false }
    return holder.name.flatMap(SwiftUIProtocols.kind) != nil
  }
}
