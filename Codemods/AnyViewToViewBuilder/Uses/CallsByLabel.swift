import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The uses of many functions with one name, by the labels of their calls: each function asks for those that
/// may be its own.
struct CallsByLabel: Sendable {
  private let uses: [Use]
  /// The positions of calls with labels, by label.
  private var byLabel: [String: [Int]] = [:]
  /// The positions of calls without labels, and of other uses.
  private var others: [Int] = []

  private init(_ uses: [Use]) {
    self.uses = uses
    for (position, use) in uses.enumerated() {
      let labels = Set(Self.labels(of: use))
      if labels.isEmpty { others.append(position) }
      for label in labels { byLabel[label, default: []].append(position) }
    }
  }

  /// The uses of a function, without the calls that share no label with it.
  static func uses(of function: Declaration, _ index: ProjectIndex) -> [Use] {
    let first = index.firstAlike(function).id
    let calls = index.fact(of: first) { CallsByLabel(index.references(to: first).all) }
    return calls.mayMean(function)
  }

  private func mayMean(_ function: Declaration) -> [Use] {
    let labels = Set(function.parameters.compactMap(\.label))
    var last = -1
    return (labels.flatMap { byLabel[$0] ?? [] } + others).ascending().compactMap { position in
      defer { last = position }
      return position == last ? nil : uses[position]
    }
  }

  private static func labels(of use: Use) -> [String] {
    guard let call = CallLabels.call(of: use.node), call.calledExpression == use.expression else { return [] }
    return call.argumentLabels.compactMap(\.self)
  }
}
