import Patterns

extension Arguments {
  /// What an operand or an option has as a pattern.
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
  /// What must hold beside a pattern.
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
  /// What is wrong with a pattern, with the place below it.
  init(_ mistake: PatternMistake) { self.init("\(mistake.message)\n\(mistake.excerpt)") }
}
