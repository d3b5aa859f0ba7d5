package import ProjectIndex

extension SwiftUIModel {
  /// Whether all that a type shows follows from what SwiftUI tracks: the type has code that SwiftUI evaluates, and
  /// its body is quiet; see ``unquietPart(of:)``. False for what stands for a view of UIKit's or AppKit's.
  package func showsOnlyTrackedValues(_ type: TypeID) -> Bool {
    kind(of: type) != .representable && !builderMembers(of: type).isEmpty && unquietPart(of: type) == nil
  }
}
