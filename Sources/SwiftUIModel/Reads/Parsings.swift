package import ProjectIndex
package import SwiftCST

/// A text that body code of a view parses.
package struct Parsing: Sendable {
  /// The call of the function that does it.
  package let call: FunctionCallExprSyntax

  /// Where the view's own builders do it, or name what leads there.
  package let place: Node

  /// The properties whose changes make it necessary: what is parsed, and what is tested before.
  let needs: Set<DeclarationID>
}

extension SwiftUIModel {
  /// The calls in body code of a view of functions of the project that parse: a loop in them walks through a
  /// text that they are given, and they make more of it than a text. What is presented, and what is kept, is
  /// left out.
  package func parsings(of view: TypeID) -> [Parsing] {
    memory.parsings.answer(Int(view.rawValue)) {
      var found: [Parsing] = []
      forEachBodyNode(of: view) { node, evaluation in
        guard !evaluation.isPresented, let call = FunctionCallExprSyntax(node),
          let callee = call.calledExpression,
          case let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee,
          let id = declarations(referencedBy: name).only, walksThroughText(id),
          isLookedAt(node), !isOfCache(node, evaluation), !dependsOnTime(node, evaluation)
        else { return }
        let path = evaluation.through + [name]
        guard !path.contains(where: { keepsResult($0) || Self.makesText($0) }) else { return }
        let texts = path.map { CallChain.whole(around: $0.callAsCallee?.node ?? $0) }
        let needs = texts.reduce(
          into: WorkConditions(self).properties(askedBefore: path + places(showing: path[0]))
        ) {
          $0.formUnion(inputs(of: $1))
        }
        found.append(Parsing(call: call, place: path[0], needs: needs))
      }
      return found.filter { parsing in
        // A getter that leads to the same function is read at least as often.
        parsing.place.text != parsing.call.calledName
          || !found.contains {
            $0.place.text != parsing.place.text && $0.call.calledName == parsing.call.calledName
          }
      }
    }
  }

  /// Whether a function makes a text, or changes one, by its name.
  private static func makesText(_ function: Node) -> Bool {
    ["apply", "encode"].contains(where: function.text.hasPrefix)
  }

  /// Whether something evaluates a view without a change of what it parses.
  package func isNeedless(_ parsing: Parsing, of view: TypeID) -> Bool {
    changesOtherwise(view, thanBy: parsing.needs)
      || isMadeWithClosuresOrFlags(view, besides: parsing.needs)
  }

  /// The places that show the builder member around a place, which may only be under a condition.
  private func places(showing place: Node) -> [Node] {
    guard let member = index.enclosingDeclaration(of: place), member.name != "body" else { return [] }
    return index.references(to: member.id).certain.map(\.node)
  }

  /// Whether a function is called in a type that keeps the results, by its name: `LayoutCache`.
  private func keepsResult(_ function: Node) -> Bool {
    index.enclosingTypes(of: function).contains { index[$0].name.hasSuffix("Cache") }
  }

  /// Whether a function that leads to a call asks for the time, so that it has to run again.
  private func dependsOnTime(_ call: Node, _ evaluation: Evaluation) -> Bool {
    ([call] + evaluation.through.dropFirst()).contains { name in
      index.enclosingDeclaration(of: name).map { member in
        !isBuilderMember(member)
          && member.node.subtree.contains {
            ["Date()", "Date.now", "Date().timeIntervalSince1970"].contains($0.text)
          }
      } == true
    }
  }

  private func walksThroughText(_ function: DeclarationID) -> Bool {
    memory.textWalkers.answer(function.order) {
      index[function].kind == .function && TextWalk.isMade(by: index[function])
    }
  }
}

/// How a function takes a text apart.
private enum TextWalk {
  /// Whether a loop of a function walks through a text that it is given, and its result is made of the parts.
  static func isMade(by function: Declaration) -> Bool {
    guard let body = function.body?.node, let result = function.resultType, isOfParts(result),
      case let texts = function.parameters.filter({ $0.type.map(isText) ?? false }).compactMap(\.name?.name)
        .filter({ !namesKey($0) }),
      !texts.isEmpty
    else { return false }
    return isWalked(body, texts: Set(texts))
  }

  /// Whether a text is something that is looked up rather than taken apart, by its name: `dayKey`, `trailID`.
  private static func namesKey(_ name: String) -> Bool {
    ["key", "id"].contains(where: name.lowercased().hasSuffix)
  }

  private static func isText(_ type: Node) -> Bool {
    let shape = TypeShape(type)
    return shape.optionalDepth == 0 && ["String", "Substring", "AttributedString"].contains(shape.core.text)
  }

  /// Whether a result is more than a text, a number or an answer: a list, or a value of several parts.
  private static func isOfParts(_ type: Node) -> Bool {
    let core = TypeShape(type).core
    switch core.kind {
    case .arrayType, .dictionaryType: return true
    case .identifierType, .memberType:
      return core.text.hasSuffix("AttributedString")
        || !["ComparisonResult", "Void"].contains(core.text) && !PlainValues.contain(type: core.text)
    default: return false
    }
  }

  /// Whether a loop in code goes through a text, or through what a constant or variable was made of one.
  private static func isWalked(_ body: Node, texts: Set<String>) -> Bool {
    var texts = texts
    for node in body.subtree {
      switch node.kind {
      case .patternBinding:
        guard let binding = PatternBindingSyntax(node), let value = binding.initializer?.value,
          names(texts, in: value), let name = IdentifierPatternSyntax(binding.pattern)?.identifier?.name
        else { continue }
        texts.insert(name)
      case .forStmt:
        if ForStmtSyntax(node)?.sequence.map({ names(texts, in: $0) }) == true { return true }
      case .whileStmt:
        if WhileStmtSyntax(node)?.conditions.map({ names(texts, in: $0) }) == true { return true }
      default: continue
      }
    }
    return false
  }

  private static func names(_ texts: Set<String>, in code: Node) -> Bool {
    code.subtree.contains { node in
      guard let name = DeclReferenceExprSyntax(node)?.baseName?.name else { return false }
      return texts.contains(name) && MemberAccessExprSyntax(node.parent)?.declName?.node != node
        && !isKey(node, in: code)
    }
  }

  /// Whether a name is only a key by which something is found: `rows[day]`, `rows(for: day)`.
  private static func isKey(_ name: Node, in code: Node) -> Bool {
    let argument = name.ancestors.prefix { $0 != code }.first { $0.kind == .labeledExpr }
    guard let argument, let call = argument.parent?.parent else { return false }
    let label = LabeledExprSyntax(argument)?.label?.name ?? ""
    return call.kind == .subscriptCallExpr || ["by", "for", "forKey", "id", "key", "named"].contains(label)
  }
}
