import Patterns

extension Arguments {
  /// Parses an operand or the value of an option as a pattern.
  func pattern(_ text: String) throws(UsageError) -> Pattern {
    var kind: PatternKind?
    if let name = value(.kind) {
      kind = PatternKind(rawValue: name)
      if kind == nil {
        let names = PatternKind.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--kind takes one of \(names), not '\(name)'")
      }
    }
    do throws(PatternMistake) {
      return try Pattern(text, kind: kind)
    } catch {
      throw UsageError(error)
    }
  }
}

extension Arguments {
  /// The conditions in addition to a pattern.
  func conditions(for pattern: Pattern) throws(UsageError) -> [Condition] {
    do throws(PatternMistake) {
      var conditions: [Condition] = []
      for text in all(.where) { conditions.append(try Condition(text, for: pattern)) }
      return conditions
    } catch {
      throw UsageError(error)
    }
  }
}

extension UsageError {
  /// Converts a mistake in a pattern, with a marker below its place.
  init(_ mistake: PatternMistake) { self.init("\(mistake.message)\n\(mistake.excerpt)") }
}
