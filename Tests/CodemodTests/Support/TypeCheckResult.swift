/// What the compiler said about one case in one language mode.
struct TypeCheckResult: Sendable {
  struct Diagnostic: Sendable, Hashable, Codable {
    enum Severity: String, Sendable, Codable {
      case error
      case warning
    }

    var severity: Severity
    /// The file as the case names it; empty where the compiler had no place to point at.
    var file: String
    var line: Int
    var column: Int
    var message: String
  }

  var name: String
  var mode: TypeCheckCase.LanguageMode
  var diagnostics: [Diagnostic]
  /// Known from an earlier run, so that no compiler was started.
  var isCached: Bool

  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  var warnings: [Diagnostic] { diagnostics.filter { $0.severity == .warning } }
  var passed: Bool { errors.isEmpty }
}

extension TypeCheckResult: CustomStringConvertible {
  var description: String {
    guard !passed else { return "\(name) compiles in Swift \(mode.rawValue) mode" }
    let lines = errors.map { "  \($0)" }.joined(separator: "\n")
    return "\(name) doesn't compile in Swift \(mode.rawValue) mode:\n\(lines)"
  }
}

extension TypeCheckResult.Diagnostic: CustomStringConvertible {
  var description: String {
    file.isEmpty
      ? "\(severity.rawValue): \(message)" : "\(file):\(line):\(column): \(severity.rawValue): \(message)"
  }
}

extension TypeCheckResult.Diagnostic {
  /// Reads `file:line:column: severity: message`, the compiler's one-line form; other lines are no
  /// diagnostics.
  init?(line text: Substring) {
    guard let found = text.firstMatch(of: /^(?:(.+?):(\d+):(\d+)|<unknown>:0): (error|warning): (.*)$/),
      let severity = Severity(rawValue: String(found.4))
    else { return nil }
    self.init(
      severity: severity, file: found.1.map(String.init) ?? "", line: found.2.flatMap { Int($0) } ?? 0,
      column: found.3.flatMap { Int($0) } ?? 0, message: String(found.5))
  }
}
