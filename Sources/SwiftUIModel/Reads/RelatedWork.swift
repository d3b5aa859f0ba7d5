package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether the collection of some work is what other work makes: a helper returns it, or a local constant
  /// holds it.
  package func leads(_ work: DerivedWork, to other: DerivedWork) -> Bool {
    guard work.call != other.call else { return false }
    if let helper = index.enclosingDeclaration(of: other.call), helper.kind == .function,
      let callee = FunctionCallExprSyntax(work.collection)?.calledExpression
    {
      let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee
      return index.declarations(referencedBy: name) == [helper.id]
    }
    guard case .local(let binding) = index.lookUp(other.collection) else { return false }
    return binding.value?.contains(work.call) ?? false
  }

  /// Whether a helper that does some work derives a few elements.
  package func derivesFew(_ work: DerivedWork) -> Bool {
    guard let member = index.enclosingDeclaration(of: work.call), !isBuilderMember(member) else {
      return false
    }
    return derivesFew(member.id)
  }

  /// Whether a call belongs to one of some members.
  package func isPart(_ call: Node, ofOneOf members: Set<DeclarationID>) -> Bool {
    index.enclosingDeclaration(of: call).map { members.contains($0.id) } ?? false
  }

  /// Of several members that read the same one, the plainest: a read for each row, or more reads than others.
  package static func plainest(of all: [DerivedReads]) -> [DerivedReads] {
    var plainest: [DeclarationID: DerivedReads] = [:]
    for reads in all {
      guard let known = plainest[reads.property] else {
        plainest[reads.property] = reads
        continue
      }
      let (new, old) = (reads.inRow != nil, known.inRow != nil)
      if new != old ? new : reads.reads.count > known.reads.count { plainest[reads.property] = reads }
    }
    return Array(plainest.values)
  }
}
