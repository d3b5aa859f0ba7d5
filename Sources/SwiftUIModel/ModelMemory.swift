import ProjectIndex
import SwiftCST

/// Answers that were worked out before, by place or declaration as a number; see ``ProjectIndex/place(of:)``
/// and ``DeclarationID/order``.
final class ModelMemory: Sendable {
  /// What types are to SwiftUI, by the number of the type.
  let kinds = Memory<Int, TypeKind>()
  /// What closures are for, by place.
  let roles = Memory<Int, ClosureRole>()
  /// When the code of members runs, by declaration.
  let memberTimings = Memory<Int, Timing>()
  /// The members that body code of a type reaches, by the number of the type.
  let reachedMembers = Memory<Int, [DeclarationID: ReachedMember]>()
  /// What getters and functions read, where they do nothing else, by declaration.
  let purities = Memory<Int, Fact<PureValue>>()
  /// Where the result of a function comes from that is another one each time, by declaration and depth.
  let freshResults = Memory<Int, Fact<Node>>()
}
