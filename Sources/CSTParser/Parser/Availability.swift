import SwiftCST

// MARK: - #available

extension Parser {
  /// The arguments of `#available` and `#unavailable`: `availabilityArgumentList`.
  ///
  ///     arguments → argument (',' argument)*
  ///     argument → '*' | platform-version
  @discardableResult
  mutating func availabilityArguments() -> Bool {
    let start = mark
    while availabilityConditionArgument() {}
    return closeList(.availabilityArgumentList, start)
  }

  /// Returns true if another argument must follow.
  private mutating func availabilityConditionArgument() -> Bool {
    var node = open(AvailabilityArgumentSyntax.self)
    if at(operator: "*") {
      take(&node, .argument)
    } else {
      node.set(.argument, platformVersion())
    }
    var goesOn = take(&node, .trailingComma, if: .comma)
    if !goesOn, at(operator: "||") {
      report("'||' cannot be used in an availability condition")
      skipUnexpectedToken()
      goesOn = true
    }
    close(node)
    return goesOn
  }
}

// MARK: - @available

extension Parser {
  /// The arguments of `@available`: `availabilityArgumentList`.
  ///
  ///     (argument (',' argument)* ','?)?
  mutating func availabilityAttributeArguments() -> Bool {
    let start = mark
    while availabilityAttributeArgument() {}
    return closeList(.availabilityArgumentList, start)
  }

  /// Returns true if another argument may follow.
  ///
  ///     '*' | platform-version | 'unavailable' | 'noasync' | 'deprecated' (':' version)?
  ///       | ('introduced' | 'obsoleted') ':' version | ('message' | 'renamed') ':' string
  private mutating func availabilityAttributeArgument() -> Bool {
    var node = open(AvailabilityArgumentSyntax.self)
    switch kind {
    case .message, .renamed, .introduced, .obsoleted:
      availabilityLabeledArgument()
      node.set(.argument)
    case .deprecated where peek() == .colon:
      availabilityLabeledArgument()
      node.set(.argument)
    case .deprecated, .unavailable, .noasync:
      take(&node, .argument)
    case .binaryOperator where at(text: "*"):
      take(&node, .argument)
    case _ where kind.isIdentifier && peek() == .comma:
      take(&node, .argument)
    case _ where kind.isIdentifier:
      node.set(.argument, platformVersion())
    default:
      return false
    }
    let hasComma = take(&node, .trailingComma, if: .comma)
    close(node)
    return hasComma
  }

  private mutating func availabilityLabeledArgument() {
    var node = open(AvailabilityLabeledArgumentSyntax.self)
    let label = index
    let takesString = at(.message, .renamed)
    take(&node, .label)
    expect(
      &node, .colon, .colon, "expected ':' after '\(text(ofToken: label))' in 'available' attribute")
    node.set(.value, takesString ? simpleStringLiteral() : versionTuple())
    close(node)
  }
}

// MARK: - Platforms and versions

extension Parser {
  /// A platform and its version, or the name of an availability macro: `platformVersion`.
  ///
  ///     identifier version?
  ///
  /// `@_originallyDefinedIn` also accepts `*` as the platform.
  @discardableResult
  mutating func platformVersion(allowsStar: Bool = false) -> Bool {
    var node = open(PlatformVersionSyntax.self)
    let start = node.start
    if !takeIdentifier(&node, .platform) {
      if allowsStar, at(operator: "*") {
        take(&node, .platform)
      } else {
        report("expected platform name")
      }
    }
    if at(operator: ">=") {
      report("version comparison not needed")
      skipUnexpectedToken()
    }
    if at(.integerLiteral, .floatLiteral) { node.set(.version, versionTuple()) }
    close(node)
    return !isEmpty(since: start)
  }

  /// Platforms and their versions: `platformVersionItemList`.
  ///
  ///     platform-version (',' platform-version)*
  mutating func platformVersionItems(allowsStar: Bool = false) -> Bool {
    let start = mark
    var hasComma = true
    while hasComma {
      var node = open(PlatformVersionItemSyntax.self)
      node.set(.platformVersion, platformVersion(allowsStar: allowsStar))
      hasComma = take(&node, .trailingComma, if: .comma)
      close(node)
    }
    return closeList(.platformVersionItemList, start)
  }

  /// A version number: `versionTuple`.
  ///
  ///     integer ('.' integer)*
  ///
  /// The lexer reads the `10.15` of `10.15.7` as a floating-point literal, which is split in three here.
  @discardableResult
  mutating func versionTuple() -> Bool {
    var node = open(VersionTupleSyntax.self)
    let start = node.start
    if let length = lengthOfMajorVersion {
      takePrefix(&node, .major, length, as: .integerLiteral)
      node.set(.components, versionComponents())
    } else if atDecimalInteger {
      take(&node, .major)
    } else {
      report("expected version number")
    }
    skipUnexpectedVersion()
    close(node)
    return !isEmpty(since: start)
  }

  /// The components after the major version: `versionComponentList`. Called at the rest of a floating-point
  /// literal, which begins with a period.
  private mutating func versionComponents() -> Bool {
    let start = mark
    var goesOn = true
    while goesOn {
      var node = open(VersionComponentSyntax.self)
      takePrefix(&node, .period, 1, as: .period)
      goesOn = atDecimalInteger
      if goesOn {
        take(&node, .number)
      } else {
        report("expected version number")
      }
      close(node)
      goesOn = goesOn && at(.period)
    }
    return closeList(.versionComponentList, start)
  }

  private mutating func skipUnexpectedVersion() {
    guard at(.integerLiteral, .floatLiteral, .period) || kind.isIdentifier else { return }
    report("expected version number")
    let start = mark
    var goesOn = true
    while goesOn {
      if at(.integerLiteral, .floatLiteral) || kind.isIdentifier { advance() }
      goesOn = at(.period)
      if goesOn { advance() }
    }
    closeUnexpected(start)
  }

  private var atDecimalInteger: Bool { at(.integerLiteral) && digitCount == currentLength }

  /// The length of a floating-point literal's part before the period; nil if it has none or is not decimal.
  private var lengthOfMajorVersion: Int? {
    guard at(.floatLiteral) else { return nil }
    let count = digitCount
    guard count < currentLength, source[Int(tokens.starts[index]) + count] == UInt8(ascii: ".") else {
      return nil
    }
    return count
  }

  /// The number of decimal digits at the start of the current token.
  private var digitCount: Int {
    source[tokens.range(of: index)].prefix(while: ASCII.isDigit).count
  }

  private var currentLength: Int { tokens.range(of: index).count }
}
