import ProjectIndex
import SwiftCST

/// Classes and protocols that can only drop `ObservableObject` together: they are connected by inheritance,
/// or by generic code that takes all of them.
struct ObservableCluster: Sendable {
  /// The classes and protocols, in the order of files and lines.
  let types: [TypeID]

  /// The generic parameters that are only ever classes of the cluster.
  let constraints: [ObservableConstraint]

  /// The constraints of the project that any class may have to satisfy.
  let openConstraints: [ObservableConstraint]

  /// The first mention of `ObservableObject`: the location of the findings.
  let anchor: Inheritance

  /// The cluster of some types, or nil if there is nothing to migrate: protocols that no class of the project
  /// conforms to.
  init?(
    _ types: [TypeID], constraints: [ObservableConstraint], openConstraints: [ObservableConstraint],
    _ index: ProjectIndex
  ) {
    guard types.contains(where: { index[$0].kind != .protocol }) else { return nil }
    let entries = types.flatMap { index[$0].inheritances }.filter {
      $0.resolution.foreign == "ObservableObject"
    }
    guard let anchor = entries.min(by: { $0.declaration < $1.declaration }) else { return nil }
    self.types = types.sorted(on: { index[$0].primary.order })
    self.constraints = constraints
    self.openConstraints = openConstraints
    self.anchor = anchor
  }

  /// The name at which findings are reported: that of the class with the first mention of `ObservableObject`,
  /// or the word itself in the type alias of another file that the class names instead. Only files with the
  /// word are analyzed.
  func namingToken(in index: ProjectIndex) -> Token? {
    let declaration = index[anchor.declaration]
    if index.isMentioned("ObservableObject", in: declaration.id.file) { return declaration.nameToken }
    let aliases = index.declarations(named: anchor.node.text).filter { $0.kind == .typealias }
    let words = index.uses(of: "ObservableObject").filter { $0.role != .declaration }
    let word = words.first { word in aliases.contains { $0.node.contains(word.node) } } ?? words.first
    return word?.token
  }

  /// A class that is already `@Observable`, for example because it serves both kinds of views.
  func bridge(in index: ProjectIndex) -> TypeID? {
    types.first { index[index[$0].primary].attribute("Observable") != nil }
  }
}
