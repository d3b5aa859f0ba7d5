package import Rewriting
package import SwiftCST
package import SwiftUIModel

extension LineTable {
  /// The edit that removes one call from a chain: from its period to the end of its arguments.
  package func removal(ofLink call: MemberCall, in source: SourceText) -> TextEdit {
    let start = call.access.period?.range.lowerBound ?? call.base.range.upperBound
    return removal(of: start..<call.call.node.range.upperBound, in: source)
  }
}
