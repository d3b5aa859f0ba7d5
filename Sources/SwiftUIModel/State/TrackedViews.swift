package import ProjectIndex

extension SwiftUIModel {
  /// Whether everything that a type displays depends only on values that SwiftUI tracks: the type has code
  /// that SwiftUI evaluates, and its body is quiet; see ``unquietPart(of:)``. False for a representable of
  /// UIKit or AppKit.
  package func showsOnlyTrackedValues(_ type: TypeID) -> Bool {
    kind(of: type) != .representable && !builderMembers(of: type).isEmpty && unquietPart(of: type) == nil
  }
}
