import Foundation
import Testing

/// What the README shows to be copied.
package enum Readme {
  /// Its first block in a language.
  package static func block(_ language: String) throws -> String {
    let text = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
    let start = try #require(text.firstRange(of: "```\(language)\n"))
    let end = try #require(text[start.upperBound...].firstRange(of: "```"))
    return String(text[start.upperBound..<end.lowerBound])
  }
}
