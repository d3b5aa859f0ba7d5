import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Gives the formatters of a file their names, the same one to those that are alike.
///
/// The keys are texts, of where a formatter can be used and of its tokens: for each other type of key the
/// runtime looks through all conformances of the program, which takes longer than a small file.
struct StorageNames {
  private let file: FileContext
  /// The places that are taken.
  private var taken: Set<String> = []
  /// The plans that have a name, by the keys of their recipes.
  private var known: [String: [(recipe: Recipe, plan: HoistPlan)]] = [:]
  /// Whether the names that were asked for are those of nothing else, by owner and name.
  private var freeMembers: [String: Bool] = [:]
  /// The places for which numbers are taken, each with the first number that isn't.
  private var firstNumbers: [String: Int] = [:]

  /// What formatters have in common with one that is declared `nonisolated`, by key.
  private var unisolated: [String: [Recipe]] = [:]

  /// The names of a file; `plans` are those that are made, as far as nobody asks for something else.
  init(_ file: FileContext, for plans: [HoistPlan]) {
    self.file = file
    for plan in plans where plan.modifiers.hasPrefix(Self.nonisolated) && plan.property == nil {
      var recipe = recipe(of: plan)
      recipe.modifiers.removeFirst(Self.nonisolated.count)
      unisolated[recipe.key, default: []].append(recipe)
    }
  }

  private static let nonisolated = "nonisolated "

  /// A type of the project, or one that others declare; all its extensions ask the same of it.
  private enum Owner { case type(TypeID), foreign(String) }

  /// What two formatters have in common that can be one.
  private struct Recipe: Equatable {
    let reach: StorageScope.Reach
    /// The type around it, which the name of a variable of the file begins with.
    let typeName: String?
    let tokens: [String]
    var modifiers: String
    let effects: [Rule]

    var key: String { tokens.reduce(into: reach.text) { $0 += " " + $1 } }
  }

  /// Gives a plan its name; the second result is the earlier plan whose instance it shares.
  mutating func name(_ plan: HoistPlan) -> (HoistPlan, shared: HoistPlan?) {
    guard plan.property == nil else { return (plan, nil) }
    var plan = plan
    var recipe = recipe(of: plan)
    let key = recipe.key
    // An instance that code on every actor may use serves the code of one, too.
    if unisolated[key]?.contains(recipe) == true {
      plan.modifiers = Self.nonisolated + plan.modifiers
      recipe.modifiers = plan.modifiers
    }
    let twin = known[key]?.first { $0.recipe == recipe }?.plan
    // What takes comments of its own along keeps them.
    if let twin, !hasComments(plan) {
      plan.name = twin.name
      return (plan, twin)
    }
    plan.name = freeName(for: plan)
    if twin == nil { known[key, default: []].append((recipe, plan)) }
    return (plan, nil)
  }

  // MARK: - Names

  private mutating func freeName(for plan: HoistPlan) -> String {
    let isTelling = plan.givenName.map { !Self.isAbbreviation($0, plan) } ?? false
    let own = isTelling ? plan.givenName.map { Self.spelled($0, plan, isClassName: false) } : nil
    if let own, take(own, plan) { return own }
    if let longer = own.flatMap({ Self.withKind($0, plan) }), take(longer, plan) { return longer }
    let isRegex = plan.formatter.isRegularExpression
    let general = Self.spelled(isRegex ? "regex" : plan.formatter.name, plan, isClassName: !isRegex)
    if take(general, plan) { return general }
    if let telling = tellingName(for: plan), take(telling, plan) { return telling }
    func name(_ number: Int) -> String { general + String(number) }
    var number = firstNumbers[place(general, plan)] ?? 2
    while taken.contains(place(name(number), plan)) { number += 1 }
    firstNumbers[place(general, plan)] = number
    while !take(name(number), plan) { number += 1 }
    return name(number)
  }

  /// Whether a name of at most three letters only shortens what it is, as `f`, `df`, `fmt` and `enc` do.
  private static func isAbbreviation(_ name: String, _ plan: HoistPlan) -> Bool {
    guard name.count > 2 else { return true }
    guard name.count == 3 else { return false }
    var rest = plan.formatter.kindName.lowercased()[...]
    return name.lowercased().allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }

  /// `input` as the name of what it is: `inputFormatter`; nil where it says that already.
  private static func withKind(_ name: String, _ plan: HoistPlan) -> String? {
    let kind = plan.formatter.kindName
    return name.lowercased().contains(kind.lowercased()) ? nil : lowered(name) + kind
  }

  /// A name by the constant that a regular expression is made of, or by the member that makes the formatter:
  /// `osRegex`, `shortTimeFormatter`.
  private func tellingName(for plan: HoistPlan) -> String? {
    let noun = plan.formatter.kindName
    guard
      let word = plan.patternName.flatMap(IdentifierText.plain) ?? memberName(around: plan.value),
      word.count < 20,
      !word.lowercased().hasSuffix(noun.lowercased()), !Self.generalMembers.contains(word)
    else { return nil }
    return Self.spelled(Self.lowered(word) + noun, plan, isClassName: false)
  }

  private func memberName(around value: Node) -> String? {
    value.ancestors.firstNonNil { file.index.declaration(at: $0) }.flatMap { declaration in
      [.function, .variable].contains(declaration.kind)
        ? declaration.name.flatMap(IdentifierText.plain).map(Self.withoutVerb) : nil
    }
  }

  /// `makeStamp` as what it makes: `stamp`.
  private static func withoutVerb(_ name: String) -> String {
    let verb = ["build", "create", "format", "get", "make"].first {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
    return verb.map { String(name.dropFirst($0.count)) } ?? name
  }

  /// Members that say nothing of what a formatter is for.
  private static let generalMembers: Set<String> = [
    "application", "body", "collectionView", "encode", "main", "run", "tableView",
  ]

  /// Takes a name for a plan, if nothing has it.
  private mutating func take(_ name: String, _ plan: HoistPlan) -> Bool {
    isFree(name, plan) && taken.insert(place(name, plan)).inserted
  }

  /// A name and the type it stands in. A class inside of its superclass would override what is private there.
  private func place(_ name: String, _ plan: HoistPlan) -> String {
    guard let owner = plan.scope.owner else { return name }
    guard let type = file.index.declaredType(owner) else { return "\(file.index[owner].name ?? "") \(name)" }
    let superclasses = file.index.superclasses(of: type)
    let outermost = file.index.enclosingTypes(of: plan.value).last(where: superclasses.contains)
    return "\((outermost ?? type).rawValue) \(name)"
  }

  /// A name as it is in its scope: one of the file begins with that of the type.
  private static func spelled(_ name: String, _ plan: HoistPlan, isClassName: Bool) -> String {
    guard plan.scope.isFileScope else { return isClassName ? plan.formatter.propertyName : name }
    guard let type = plan.scope.typeName.flatMap(IdentifierText.plain) else {
      // A variable of the file needs a name that says what it is.
      return isClassName || generalNames.contains(name) ? plan.formatter.propertyName : name
    }
    return lowered(type) + name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let generalNames: Set<String> = ["formatter", "decoder", "encoder"]

  /// `HTMLView` as the beginning of a name: `htmlView`.
  private static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private mutating func isFree(_ name: String, _ plan: HoistPlan) -> Bool {
    guard name != "Type", name != "Protocol" else { return false }
    guard let declaration = plan.scope.owner else { return isFreeInFile(name, plan) }
    let owner =
      file.index.declaredType(declaration).map(Owner.type) ?? .foreign(file.index[declaration].name ?? "")
    // What the SDK declares there isn't known: `now` would hide that of 'Date'.
    if case .foreign = owner, Self.withKind(name, plan) != nil { return false }
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

  /// A name of the file must not be that of anything inside it, which would hide it; only the variable that
  /// goes away may have it.
  private func isFreeInFile(_ name: String, _ plan: HoistPlan) -> Bool {
    guard let id = file.index.file(of: plan.value), file.index.isFreeAtModuleLevel(name, in: id),
      file.index.enclosingTypes(of: plan.value).allSatisfy({ file.index.isFree(name, in: $0) }),
      plan.scope.typeName.map({ file.index.isFree(name, inForeign: $0) }) ?? true
    else { return false }
    let own = plan.binding.flatMap(FormatterVariable.init)
    let uses = file.index.uses(of: name, in: id)
    return uses.allSatisfy { use in own?.name.name == name && own?.list.contains(use.node) == true }
  }

  // MARK: - Likeness

  private func recipe(of plan: HoistPlan) -> Recipe {
    Recipe(
      reach: plan.scope.reach(in: file.index), typeName: plan.scope.typeName, tokens: tokens(of: plan),
      modifiers: plan.modifiers, effects: plan.effects)
  }

  private func hasComments(_ plan: HoistPlan) -> Bool {
    plan.runs(in: file.lines).contains { !$0.comments.isEmpty }
  }

  /// The tokens that make the formatter, with the names of its variables numbered.
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
    // A declaration alone makes what its value makes, written where it is used.
    guard parts.count == 1, let variable = Self.variable(parts[0]), let value = variable.value else {
      return texts
    }
    return variable.writtenType == nil ? Self.withoutForcedTry(value.tokenTexts, plan) : texts
  }

  /// `try!` may stand right before what is made, or further out, from where it is moved there.
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
