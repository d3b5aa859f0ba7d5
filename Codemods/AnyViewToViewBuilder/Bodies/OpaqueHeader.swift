import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The header of a declaration whose result becomes `some View`.
struct OpaqueHeader {
  let index: ProjectIndex
  /// The declaration with all its attributes.
  let declaration: Node
  /// The type of its result in the source.
  let type: Node

  /// The edits of the type, and of the attributes if the body must become a builder.
  func edits(addsBuilder: Bool, _ layout: Layout) -> [TextEdit] {
    let isQualified = type.kind == .memberType
    let view = isQualified ? "SwiftUI.View" : index.nameOfSwiftUI("View", at: type)
    let result = TextEdit(type.range, with: "some \(view)")
    guard addsBuilder else { return [result] }
    let start = declaration.range.lowerBound
    let isFirst = layout.lines.isFirstOnLine(start, in: layout.tree.source)
    let separator = isFirst ? layout.newLine(like: start, levels: 0) : [UInt8(ascii: " ")]
    let builder = index.nameOfSwiftUI("ViewBuilder", at: type)
    return [TextEdit(start..<start, with: Array("@\(builder)".utf8) + separator), result]
  }
}
