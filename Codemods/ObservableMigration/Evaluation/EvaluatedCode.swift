import ProjectIndex
import SwiftCST

/// What the evaluation of views reads, directly and through calls.
final class EvaluatedCode: Sendable {
  private struct Reach: Hashable {
    let view: TypeID
    let depth: Int
  }

  private let index: ProjectIndex
  private let names: CodeNames
  private let called: CalledCode
  private let knownCode = Memory<DeclarationID, CodeReading>()
  private let knownReads = Memory<Reach, [CodeReading.Read]>()

  init(_ called: CalledCode, _ operators: DeclaredOperators, _ foreignObjects: ForeignObjects) {
    index = called.index
    self.called = called
    names = CodeNames(index, operators, foreignObjects)
  }

  /// What the evaluation of a view reads in its own members, and through their calls; excluding the reads of
  /// other views in it, which are evaluated on their own.
  ///
  /// - Parameter depth: The maximum depth of calls outside of the view.
  func reads(from view: TypeID, depth: Int) -> [CodeReading.Read] {
    knownReads.answer(Reach(view: view, depth: depth)) {
      let entries = Self.evaluated.flatMap { index.members(named: $0, of: view) }
      return reads(from: entries.map(\.id), of: view, depth: depth)
    }
  }

  /// What the evaluation of members of a type reads, directly and through calls, nearest first.
  func reads(from members: [DeclarationID], of type: TypeID?, depth: Int) -> [CodeReading.Read] {
    var reached: [DeclarationID] = []
    var seen = Set(members)
    var (level, open) = (0, members)
    while level <= depth, !open.isEmpty {
      var farther: [DeclarationID] = []
      while let next = open.popLast() {
        reached.append(next)
        for call in code(of: next).calls where seen.insert(call).inserted {
          if index.type(of: call) == type { open.append(call) } else { farther.append(call) }
        }
      }
      (level, open) = (level + 1, farther)
    }
    let certain = certainlyReached(from: members, among: seen)
    return reached.flatMap { member in
      let reads = code(of: member).reads
      guard !certain.contains(member) else { return reads }
      return reads.map { read in
        var read = read
        read.mayBePassedOver = true
        return read
      }
    }
  }

  /// What is called whenever the given members are evaluated.
  private func certainlyReached(
    from members: [DeclarationID], among reached: Set<DeclarationID>
  ) -> Set<DeclarationID> {
    var certain = Set(members)
    var open = members
    while let next = open.popLast() {
      for call in code(of: next).certainCalls where reached.contains(call) {
        if certain.insert(call).inserted { open.append(call) }
      }
    }
    return certain
  }

  private func code(of declaration: DeclarationID) -> CodeReading {
    knownCode.answer(declaration) {
      let declaration = index[declaration]
      guard declaration.isStored, index.mayBeFunction(declaration) else {
        return CodeReading(of: parts(of: declaration), names)
      }
      let held = called.calls(ofFunctionIn: declaration)
      return CodeReading(
        of: held.code + held.guesses, names,
        unknown: held.unknown.isEmpty ? nil : declaration.binding?.pattern ?? declaration.node)
    }
  }

  /// The evaluated parts of a declaration: for a function its body and default arguments, for a type the
  /// default values of the properties of a new value.
  private func parts(of declaration: Declaration) -> [Node] {
    if declaration.kind.isNominal { return defaults(of: declaration) }
    let body = declaration.getterStatements ?? declaration.body?.node ?? declaration.initialValue
    return declaration.parameters.compactMap(\.defaultValue) + [body].compactMap(\.self)
  }

  /// The default values of properties. Those of wrapped properties, such as `@State`, are used once or
  /// wrapped again.
  private func defaults(of declaration: Declaration) -> [Node] {
    guard let type = index.declaredType(declaration.id) else { return [] }
    return index.members(of: type).compactMap { member in
      guard member.kind == .variable, member.isStored, !member.isStatic, !member.traits.contains(.lazy),
        member.attributeList == nil
      else { return nil }
      return member.initialValue
    }
  }

  private static let evaluated = [
    "body", "makeBody", "_body", "updateUIView", "updateNSView", "updateUIViewController",
    "updateNSViewController",
  ]

  /// The maximum depths of calls outside of a view: most reads are near.
  static let depths = [2, 8]
}
