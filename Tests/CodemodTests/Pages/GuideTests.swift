import CodemodKit
import Foundation
import Patterns
import TestSupport
import Testing

/// The codemods that `Codemods/WRITING.md` shows do what it says.
@Suite struct GuideTests {
  /// The codemods of the guide: its blocks with four backticks.
  private static func codemods() throws -> [String] {
    let url = packageRoot.appending(path: "Codemods/WRITING.md")
    let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n````")
    return stride(from: 1, to: parts.count, by: 2).map { number in
      String(parts[number].drop { $0 != "\n" }.dropFirst()) + "\n"
    }
  }

  @Test func examplesAreRight() throws {
    let texts = try Self.codemods()
    #expect(texts.count == 3)
    for text in texts {
      let pass = PatternPass(try PatternPage(text), .project)
      for failure in PageTest(pass.page, pass.configured).failures {
        Issue.record("\(pass.page.name), line \(failure.line): \(failure.message)\n\(failure.actual)")
      }
    }
  }
}
