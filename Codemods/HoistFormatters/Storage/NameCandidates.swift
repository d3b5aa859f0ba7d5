import ProjectIndex
import SwiftCST

/// The names that a formatter can have where it is kept, the best first.
struct NameCandidates {
  private let plan: HoistPlan
  private let index: ProjectIndex
  /// The name that the source has for it, unless that only shortens what it is.
  private let own: String?

  init(of plan: HoistPlan, _ index: ProjectIndex) {
    self.plan = plan
    self.index = index
    own = plan.givenName.flatMap { Self.isAbbreviation($0, plan) ? nil : spelled($0, isClassName: false) }

    func spelled(_ name: String, isClassName: Bool) -> String {
      Self.spelled(name, plan, isClassName: isClassName)
    }
  }

  /// The name that it gets where nothing else has it.
  var plain: String { own ?? general }

  /// The names to try in order. Where several formatters of a type would have the plain one, what it is for
  /// comes first, unless the source says it already.
  func all(isCrowded: Bool) -> [String] {
    guard let own, !saysNothing(own) else {
      let plain = own.map { [$0, general] } ?? [general]
      return isCrowded || isOfFile ? telling + plain : plain.prefix(1) + telling + plain
    }
    return [own, Self.withKind(own, plan)].compactMap(\.self) + telling + [general]
  }

  /// Whether code of the whole file sees it: there a general name says too little.
  private var isOfFile: Bool { plan.scope.isFileScope && plan.scope.typeName == nil }

  /// The name that numbers are added to.
  var general: String {
    let isRegex = plan.formatter.isRegularExpression
    return Self.spelled(isRegex ? "regex" : plan.formatter.name, plan, isClassName: !isRegex)
  }

  /// Whether a name is one that any formatter of its class could have.
  private func saysNothing(_ written: String) -> Bool {
    let name = String(written.reversed().drop(while: \.isNumber).reversed())
    return name == general
      || name == Self.spelled(plan.formatter.kindName.lowercased(), plan, isClassName: false)
      || plan.formatter.isRegularExpression && ["expression", "pattern", "regularExpression"].contains(name)
  }

  // MARK: - What it is for

  /// The names by the constant that a regular expression is made of, by the settings, and by the member that
  /// makes the formatter: `osRegex`, `yearFormatter`, `shortTimeFormatter`.
  private var telling: [String] {
    let words = [plan.patternName.flatMap(IdentifierText.plain), ContentNames.word(for: plan), memberName]
    return words.compactMap { $0.flatMap(named) }
  }

  private func named(_ word: String) -> String? {
    let noun = plan.formatter.kindName
    let word = ["Pattern", noun].reduce(word) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
    guard !word.isEmpty, word.count < 24, !word.lowercased().hasSuffix(noun.lowercased()),
      word.lowercased() != "pattern", !Self.generalMembers.contains(word)
    else { return nil }
    return Self.spelled(Self.lowered(word) + noun, plan, isClassName: false)
  }

  private var memberName: String? {
    plan.value.ancestors.firstNonNil { index.declaration(at: $0) }.flatMap { declaration in
      [.function, .variable].contains(declaration.kind)
        ? declaration.name.flatMap(IdentifierText.plain).map(Self.withoutVerb) : nil
    }
  }

  /// `makeStamp` as what it makes: `stamp`.
  private static func withoutVerb(_ name: String) -> String {
    let verb = verbs.first { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    return verb.map { String(name.dropFirst($0.count)) } ?? name
  }

  private static let verbs = [
    "build", "create", "extract", "find", "format", "generate", "get", "is", "make", "parse", "remove",
    "replace", "strip",
  ]

  /// Members that say nothing of what a formatter is for.
  private static let generalMembers: Set<String> = [
    "application", "body", "collectionView", "encode", "format", "main", "makeNSView", "makeUIView", "parse",
    "run", "tableView", "updateNSView", "updateUIView", "viewDidLoad",
  ]

  // MARK: - Spelling

  /// Whether a name only shortens what it is, as `f`, `df`, `fmt`, `format` and `iso` do.
  private static func isAbbreviation(_ name: String, _ plan: HoistPlan) -> Bool {
    let kind = plan.formatter.kindName.lowercased()
    guard name.count > 2, name != "format" || !kind.hasPrefix(name) else { return true }
    guard name.count == 3 else { return false }
    return isSubsequence(name, of: kind) || isSubsequence(name, of: plan.formatter.name.lowercased())
  }

  private static func isSubsequence(_ name: String, of kind: String) -> Bool {
    var rest = kind[...]
    return name.lowercased().allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }

  /// `input` as the name of what it is: `inputFormatter`; nil where it says that already.
  static func withKind(_ name: String, _ plan: HoistPlan) -> String? {
    let kind = plan.formatter.kindName
    return name.lowercased().contains(kind.lowercased()) ? nil : lowered(name) + kind
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
}
