import ProjectIndex
import SwiftCST

/// The project's additions to external types that may be used in settings: its static members, initializers,
/// operators and interpolations may return a different value each time.
struct OwnAdditions {
  private let index: ProjectIndex

  init(_ index: ProjectIndex) { self.index = index }

  /// The static members that `.name` may refer to in the place of a setting.
  func implicitStatics(named name: String) -> [Declaration] {
    index.declarations(named: name).filter { declaration in
      declaration.isStatic && declaration.parent.map { isOfSetting(index[$0]) } ?? false
    }
  }

  /// Whether the project adds an initializer with these labels to a type; nil for `.init`, which may belong
  /// to any type.
  func hasInitializer(of type: String?, _ labels: [String?]) -> Bool {
    guard let type else { return Self.settingTypes.contains { hasInitializer(of: $0, labels) } }
    return index.members(named: "init", ofForeign: type).contains { $0.mayTake(labels) }
  }

  /// Whether an operator is declared in the project and may take parts of a setting.
  func hasOperator(_ name: String) -> Bool {
    index.operators(named: name).contains { $0.parameters.allSatisfy { mayBeSetting($0.type) } }
  }

  /// Whether an interpolation with these labels is declared in the project.
  func hasInterpolation(_ labels: [String?]) -> Bool {
    index.declarations(named: "appendInterpolation").contains { $0.mayTake(labels) }
  }

  // MARK: - Types

  /// Whether the members of an extension may belong to the type of a setting: it extends one, or a protocol.
  private func isOfSetting(_ holder: Declaration) -> Bool {
    guard let type = ExtensionDeclSyntax(holder.node)?.extendedType else { return false }
    // `extension Hashable where Self == Locale`
    if let own = holder.sameType(as: "Self") { return mayBeSetting(own) }
    if let own = index.declaredType(holder.id) { return index[own].kind == .protocol }
    guard case .foreign(let name) = index.resolve(type) else {
      return Self.isSettingType(holder.name ?? "Optional")
    }
    return Self.isSettingType(name)
  }

  /// Whether a value of a type can be a setting, or a part of one.
  private func mayBeSetting(_ type: Node?) -> Bool {
    guard let type else { return true }
    switch index.resolve(TypeShape(type).core) {
    case .known, .ambiguous: return false
    case .foreign(let name): return Self.isSettingType(name)
    case .parameter, .unknown: return true
    }
  }

  /// Whether a setting can have a type of the SDK, or whether the type is a protocol that such types conform
  /// to.
  private static func isSettingType(_ name: String) -> Bool {
    let name = name.split(separator: ".").last.map(String.init) ?? name
    return settingTypes.contains(name) || protocols.contains(name)
      || ["Style", "Strategy", "Options", "Units"].contains { name.hasSuffix($0) }
  }

  private static let settingTypes = Set(
    words: """
      Bool Calendar CharacterSet CodingUserInfoKey Context Date Decimal Double Identifier Int Locale
      NSDecimalNumberHandler NSNumber Optional OutputFormatting PadPosition PropertyListFormat RoundingMode
      String TimeZone Unit ZeroFormattingBehavior
      """)

  private static let protocols = Set(
    words: """
      AdditiveArithmetic BinaryInteger Codable Comparable CustomStringConvertible Decodable Encodable
      Equatable ExpressibleByStringLiteral FixedWidthInteger FloatingPoint Hashable LosslessStringConvertible
      Numeric OptionSet RawRepresentable ReferenceConvertible Sendable SetAlgebra SignedNumeric Strideable
      StringProtocol
      """)
}

extension Declaration {
  /// Whether a call with these labels matches it: it has them in order, and defaults for the rest.
  fileprivate func mayTake(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      let isGiven = rest.first.map { $0 == parameter.label } ?? false
      guard isGiven || parameter.defaultValue != nil else { return false }
      if isGiven { rest = rest.dropFirst() }
    }
    return rest.isEmpty
  }
}
