import SwiftCST

/// Evaluates `#if` conditions about the version of Swift or of its compiler, as far as possible.
///
/// swiftc does not parse code that such a condition excludes, since it may use past or future grammar. So
/// syntax errors there don't count.
struct VersionCondition {
  private let source: ContiguousArray<UInt8>
  private let tokens: TokenTable
  private let end: Int
  private var index: Int

  /// The newest language that is parsed.
  private static let newest = [6, 3]

  /// The minimum language version in every mode: that of Swift 5 mode in the newest compiler.
  private static let oldestMode = [5, 10]

  /// The value of the condition in the given tokens; nil if it depends on more than versions.
  static func value(of range: Range<Int>, _ tokens: TokenTable, _ source: ContiguousArray<UInt8>) -> Bool? {
    var condition = VersionCondition(
      source: source, tokens: tokens, end: range.upperBound, index: range.lowerBound)
    return condition.disjunction(depth: 0)
  }

  private func at(_ text: StaticString) -> Bool {
    guard index < end else { return false }
    let range = tokens.range(of: index)
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { wanted in
      range.indices.allSatisfy { unsafe wanted[$0 - range.lowerBound] == source[$0] }
    }
  }

  private mutating func disjunction(depth: Int) -> Bool? {
    var value = conjunction(depth: depth)
    while at("||") {
      index += 1
      let right = conjunction(depth: depth)
      value = value == true || right == true ? true : value == false && right == false ? false : nil
    }
    return value
  }

  private mutating func conjunction(depth: Int) -> Bool? {
    var value = operand(depth: depth)
    while at("&&") {
      index += 1
      let right = operand(depth: depth)
      value = value == false || right == false ? false : value == true && right == true ? true : nil
    }
    return value
  }

  private mutating func operand(depth: Int) -> Bool? {
    guard index < end, depth < 64 else { return nil }
    if at("!") {
      index += 1
      return operand(depth: depth + 1).map { !$0 }
    }
    if at("(") {
      index += 1
      let value = disjunction(depth: depth + 1)
      if at(")") { index += 1 }
      return value
    }
    let isSwift = at("swift")
    let isCompiler = at("compiler")
    index += 1
    guard at("(") else { return nil }
    let first = index + 1
    skipParentheses()
    // A parenthesis at the end of the condition is empty and has no partner.
    guard isSwift || isCompiler, index > first else { return nil }
    return comparison(first..<(index - 1), with: isSwift ? Self.oldestMode : Self.newest)
  }

  private mutating func skipParentheses() {
    var depth = 0
    repeat {
      if at("(") { depth += 1 }
      if at(")") { depth -= 1 }
      index += 1
    } while depth > 0 && index < end
  }

  /// `>=6.0` or `<6.0`, for a language version between `least` and the newest.
  private func comparison(_ range: Range<Int>, with least: [Int]) -> Bool? {
    guard range.count >= 2, let last = range.last else { return nil }
    let start = Int(tokens.ends[range.lowerBound])
    let spelling = String(decoding: source[start..<Int(tokens.ends[last])], as: UTF8.self)
    let numbers = spelling.split(separator: ".").compactMap { Int($0) }
    guard !numbers.isEmpty else { return nil }
    let isOld = !least.lexicographicallyPrecedes(numbers)
    let isFuture = Self.newest.lexicographicallyPrecedes(numbers)
    guard isOld || isFuture else { return nil }
    let comparison = String(decoding: source[tokens.range(of: range.lowerBound)], as: UTF8.self)
    switch comparison {
    case ">=": return isOld
    case "<": return !isOld
    default: return nil
    }
  }
}
