import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Chooses the names of a file's formatters; equal ones get the same name.
///
/// The keys are texts, for the place where a formatter can be used and for its tokens: for any other key
/// type, the runtime searches all conformances of the program, which takes longer than processing a small
/// file.
struct StorageNames {
  private let file: FileContext
  /// The names that are taken, with their scopes.
  private var taken: Set<String> = []
  /// The same in lowercase.
  private var takenInAnyCase: Set<String> = []
  /// The lowercase names of the members of types, by the number of the type.
  private var memberNames: [UInt32: Set<String>] = [:]
  /// The recipes of formatters with the same preferred name, by name and scope.
  private var wishes: [String: Set<String>] = [:]
  /// The plans with a name, by the keys of their recipes.
  private var known: [String: [(recipe: Recipe, plan: HoistPlan)]] = [:]
  /// Whether requested names are otherwise unused, by owner and name.
  private var freeMembers: [String: Bool] = [:]
  /// Where requested names occur in the file.
  private var uses: [String: [Node]] = [:]
  /// The base names with numbered variants, each with the first unused number.
  private var firstNumbers: [String: Int] = [:]

  /// The recipes of formatters that are declared `nonisolated`, by key.
  private var unisolated: [String: [Recipe]] = [:]

  /// Creates the names of a file; `plans` are those that are applied by default.
  init(_ file: FileContext, for plans: [HoistPlan]) {
    self.file = file
    for plan in plans where plan.property == nil {
      var recipe = recipe(of: plan)
      wishes[place(NameCandidates(of: plan, file.index).plain, plan), default: []].insert(recipe.key)
      guard plan.modifiers.hasPrefix(Self.nonisolated) else { continue }
      recipe.modifiers.removeFirst(Self.nonisolated.count)
      unisolated[recipe.key, default: []].append(recipe)
    }
  }

  private static let nonisolated = "nonisolated "

  /// A type of the project, or an external one; all its extensions share names.
  private enum Owner { case type(TypeID), foreign(String) }

  /// The common properties of two formatters that can share an instance.
  private struct Recipe: Equatable {
    let reach: StorageScope.Reach
    /// The enclosing type, with whose name a module-level variable begins.
    let typeName: String?
    let tokens: [String]
    var modifiers: String
    let effects: [Rule]

    var key: String { tokens.reduce(into: reach.text) { $0 += " " + $1 } }
  }

  /// Chooses the name of a plan; also returns the earlier plan whose instance it shares, if any.
  mutating func name(_ plan: HoistPlan) -> (HoistPlan, shared: HoistPlan?) {
    guard plan.property == nil else { return (plan, nil) }
    var plan = plan
    var recipe = recipe(of: plan)
    let key = recipe.key
    // An instance that code on every actor may use can also be used on a single one.
    if unisolated[key]?.contains(recipe) == true {
      plan.modifiers = Self.nonisolated + plan.modifiers
      recipe.modifiers = plan.modifiers
    }
    let twin = known[key]?.first { $0.recipe == recipe }?.plan
    // The comments directly above stay in their place. A formatter with others is separate.
    if twin != nil, hasComments(plan) { plan.leavesHeadings = true }
    if let twin, !hasComments(plan) {
      plan.name = twin.name
      return (plan, twin)
    }
    plan.leavesHeadings = false
    plan.name = freeName(for: plan)
    if twin == nil { known[key, default: []].append((recipe, plan)) }
    return (plan, nil)
  }

  /// Whether a formatter with the same recipe has a name.
  func hasTwin(of plan: HoistPlan) -> Bool {
    let recipe = recipe(of: plan)
    return known[recipe.key]?.contains { $0.recipe == recipe } ?? false
  }

  // MARK: - Names

  private mutating func freeName(for plan: HoistPlan) -> String {
    let candidates = NameCandidates(of: plan, file.index)
    let isCrowded = (wishes[place(candidates.plain, plan)]?.count ?? 0) > 1
    for name in candidates.all(isCrowded: isCrowded) where take(name, plan) { return name }
    let general = candidates.general
    func name(_ number: Int) -> String { general + String(number) }
    var number = firstNumbers[place(general, plan)] ?? 2
    while taken.contains(place(name(number), plan)) { number += 1 }
    firstNumbers[place(general, plan)] = number
    while !take(name(number), plan) { number += 1 }
    return name(number)
  }

  /// Reserves a name for a plan, if it is unused.
  private mutating func take(_ name: String, _ plan: HoistPlan) -> Bool {
    guard isFree(name, plan), !isLikeAnother(name, plan),
      takenInAnyCase.insert(place(name, plan).lowercased()).inserted
    else { return false }
    return taken.insert(place(name, plan)).inserted
  }

  /// Whether a name differs only in case from that of another member of the type.
  private mutating func isLikeAnother(_ name: String, _ plan: HoistPlan) -> Bool {
    guard let type = plan.scope.owner.flatMap(file.index.declaredType) else { return false }
    if memberNames[type.rawValue] == nil {
      let names = file.index.members(of: type).lazy.filter { !$0.kind.isType }.compactMap(\.name)
      memberNames[type.rawValue] = Set(names.map { $0.lowercased() })
    }
    return memberNames[type.rawValue]?.contains(name.lowercased()) ?? false
  }

  /// A name and its type. In a class nested in its superclass, it would override the private one there.
  private func place(_ name: String, _ plan: HoistPlan) -> String {
    guard let owner = plan.scope.owner else { return name }
    guard let type = file.index.declaredType(owner) else { return "\(file.index[owner].name ?? "") \(name)" }
    let superclasses = file.index.superclasses(of: type)
    let outermost = file.index.enclosingTypes(of: plan.value).last(where: superclasses.contains)
    return "\((outermost ?? type).rawValue) \(name)"
  }

  private mutating func isFree(_ name: String, _ plan: HoistPlan) -> Bool {
    guard name != "Type", name != "Protocol" else { return false }
    guard let declaration = plan.scope.owner else { return isFreeInFile(name, plan) }
    let owner =
      file.index.declaredType(declaration).map(Owner.type) ?? .foreign(file.index[declaration].name ?? "")
    // The SDK's members are unknown: `now` would hide that of 'Date'.
    if case .foreign = owner, NameCandidates.withKind(name, plan) != nil { return false }
    let member =
      switch owner {
      case .type(let type): "\(type.rawValue) \(name)"
      case .foreign(let type): "\(type) \(name)"
      }
    if let known = freeMembers[member] { return known }
    let isFree =
      switch owner {
      case .type(let type): file.index.isFree(name, in: type)
      case .foreign(let type): file.index.isFree(name, inForeign: type)
      }
    freeMembers[member] = isFree
    return isFree
  }

  /// A module-level name must not be that of any inner declaration, which would hide it; only the removed
  /// variable may have it.
  private mutating func isFreeInFile(_ name: String, _ plan: HoistPlan) -> Bool {
    guard let id = file.index.file(of: plan.value), file.index.isFreeAtModuleLevel(name, in: id),
      file.index.enclosingTypes(of: plan.value).allSatisfy({ file.index.isFree(name, in: $0) }),
      plan.scope.typeName.map({ file.index.isFree(name, inForeign: $0) }) ?? true
    else { return false }
    let own = plan.binding.flatMap(FormatterVariable.init)
    let uses = uses[name] ?? file.index.uses(of: name, in: id).map(\.node)
    self.uses[name] = uses
    return uses.allSatisfy { use in own?.name.name == name && own?.list.contains(use) == true }
  }

  // MARK: - Equality

  private func recipe(of plan: HoistPlan) -> Recipe {
    Recipe(
      reach: plan.scope.reach(in: file.index), typeName: plan.scope.typeName, tokens: tokens(of: plan),
      modifiers: plan.modifiers, effects: plan.effects)
  }

  private func hasComments(_ plan: HoistPlan) -> Bool {
    plan.runs(in: file.lines).contains { !$0.comments.isEmpty }
  }

  /// The tokens that create the formatter, with numbers in place of its variables' names.
  private func tokens(of plan: HoistPlan) -> [String] {
    var numbers: [String: Int] = [:]
    let bindings = plan.statements.compactMap { Self.variable($0)?.name.name }
    for name in bindings { numbers[name] = numbers[name] ?? numbers.count }
    let parts = plan.statements.isEmpty ? [plan.value] : plan.statements
    let texts = parts.flatMap { part in
      part.tokenIndices.compactMap { index -> String? in
        let token = plan.value.tree.source.string(in: plan.value.tree.tokens.range(of: index))
        return token == ";" ? nil : numbers[token].map { "#\($0)" } ?? token
      }
    }
    if parts == [plan.value] { return Self.withoutForcedTry(texts, plan) }
    if let folded = Self.tokensWithPattern(parts) { return Self.withoutForcedTry(folded, plan) }
    // A single declaration is equal to its value in the place of its use.
    guard parts.count == 1, let variable = Self.variable(parts[0]), let value = variable.value else {
      return texts
    }
    return variable.writtenType == nil ? Self.withoutForcedTry(value.tokenTexts, plan) : texts
  }

  /// The tokens of `try? NSRegularExpression(pattern: pattern)` with those of the literal that `pattern` is.
  private static func tokensWithPattern(_ parts: [Node]) -> [String]? {
    guard parts.count == 2, let pattern = variable(parts[0]), let regex = variable(parts[1]),
      pattern.writtenType == nil, regex.writtenType == nil, let literal = pattern.value,
      literal.kind == .stringLiteralExpr, let value = regex.value
    else { return nil }
    let tokens = value.tokenTexts
    let name = pattern.name.text
    // The label has the same name.
    let uses = value.subtree.filter { $0.kind == .declReferenceExpr && $0.text == name }
    guard uses.count == 1, let use = uses.first else { return nil }
    let position = use.tokenIndices.lowerBound - value.tokenIndices.lowerBound
    return tokens[..<position] + literal.tokenTexts + tokens[(position + 1)...]
  }

  /// `try!` may be directly before the creation, or further out, from where it is moved there.
  private static func withoutForcedTry(_ tokens: [String], _ plan: HoistPlan) -> [String] {
    if plan.addedMark == "?" { return ["try", "?"] + tokens }
    if tokens.starts(with: ["try", "!"]) { return Array(tokens.dropFirst(2)) }
    return plan.addedMark != nil && tokens.first == "try" ? Array(tokens.dropFirst()) : tokens
  }

  private static func variable(_ item: Node) -> FormatterVariable? {
    guard let bindings = VariableDeclSyntax(CodeBlockItemSyntax(item)?.item)?.bindings else { return nil }
    return bindings.children.first.flatMap(FormatterVariable.init)
  }
}

extension Node {
  fileprivate var tokenTexts: [String] {
    tokenIndices.map { tree.source.string(in: tree.tokens.range(of: $0)) }
  }
}
