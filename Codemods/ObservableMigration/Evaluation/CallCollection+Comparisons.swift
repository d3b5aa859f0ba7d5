import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The code that runs when values are compared, ordered or hashed.
extension CallCollection {
  /// Adds the comparison of a collection's elements, if a method compares them.
  mutating func addComparisons(madeBy method: String, of collection: Node, in call: FunctionCallExprSyntax) {
    guard Self.comparing.contains(method), !call.argumentLabels.contains("at") else { return }
    addComparisons(of: TypesInValue(of: collection, index))
  }

  /// Adds the comparison of values of some types.
  mutating func addComparisons(of types: TypesInValue) {
    guard !types.isOpen else { return addAllComparisons() }
    var seen: Set<TypeID> = []
    var open = Array(types.known)
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      let parts = index.synthesisedParts(of: type)
      if parts.contains(where: \.isOpen) { return addAllComparisons() }
      open += parts.flatMap(\.known)
    }
    let all = seen.union(seen.flatMap(index.supertypes(of:)))
    for name in Self.operators {
      for function in called.operators.functions(named: name, of: all, index) { add(function) }
    }
    for type in seen { add(Self.members.flatMap { index.members(named: $0, of: type) }) }
  }

  private mutating func addAllComparisons() {
    let functions = Self.operators.flatMap { called.operators.functions(named: $0, of: nil, index) }
    let members = Self.members.flatMap(index.declarations(named:))
    guess(if: true) { collection in
      for function in functions { collection.add(function) }
      collection.add(members.filter { $0.parent != nil && $0.isWrittenOut })
    }
  }

  /// Adds the operators of a name that the types of operands declare.
  mutating func addOperators(named name: String, on operands: [Node]) {
    guard called.operators.areDeclared(name) else { return }
    for operand in operands {
      let types = TypesInValue(of: operand, index)
      let functions = called.operators.functions(named: name, of: types.isOpen ? nil : types.known, index)
      guess(if: types.isOpen) { collection in
        for function in functions { collection.add(function) }
      }
    }
  }

  private static let operators = ["==", "<", ">", "<=", ">=", "!="]
  private static let members = ["hash", "hashValue", "isEqual"]

  private static let comparing = Set(
    words: """
      sort sorted min max contains firstIndex lastIndex remove removeValue removeAll insert update updateValue
      merge merging formUnion formIntersection formSymmetricDifference subtract union intersection subtracting
      symmetricDifference isSubset isSuperset isDisjoint split elementsEqual starts lexicographicallyPrecedes
      firstRange ranges replace trimPrefix difference
      """)
}

extension Declaration {
  /// Whether it has code: a function, or a computed variable.
  fileprivate var isWrittenOut: Bool { kind == .function || kind == .variable && !isStored }
}

extension ProjectIndex {
  /// The types of the parts that the compiler compares one by one if a type doesn't declare a comparison.
  fileprivate func synthesisedParts(of type: TypeID) -> [TypesInValue] {
    let isEnum = self[type].kind == .enum
    guard isEnum || self[type].kind == .struct else { return [] }
    let isComparable = !foreignSupertypes(of: type).isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
    guard isEnum || isComparable else { return [] }
    return members(of: type).flatMap { member -> [TypesInValue] in
      if member.kind == .enumCase {
        return member.parameters.compactMap(\.type).map { TypesInValue(inType: $0, self) }
      }
      guard member.kind == .variable, member.isStored, !member.isStatic else { return [] }
      return [TypesInValue(ofVariable: member, self)]
    }
  }
}
