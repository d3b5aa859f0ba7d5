import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

// Uses of a decoder in Combine.

extension FormatterUse {
  /// Whether a decoder is passed to Combine's operator, which only decodes with it: `publisher.decode(type:
  /// Trip.self, decoder: JSONDecoder())`.
  static func isGivenToPublisher(_ decoder: Node, _ index: ProjectIndex) -> Bool {
    guard let argument = LabeledExprSyntax(decoder.parent), argument.label?.name == "decoder",
      let call = FunctionCallExprSyntax(argument.node.parent?.parent), call.argumentLabels == labels,
      let access = MemberAccessExprSyntax(call.calledExpression), access.base != nil,
      access.declName?.baseName?.name == "decode", let file = index.file(of: decoder),
      index[file].imports.contains(where: { $0.module == "Combine" })
    else { return false }
    return !index.declarations(named: "decode").contains { $0.parameters.map(\.label) == labels }
  }

  private static let labels = ["type", "decoder"]
}
