import CodemodKit
package import Patterns

/// The pack `modern`: the codemods of `Codemods/Modern`, whose pages are built into the program.
package enum ModernPages {
  /// A page of the program: its summary, and its text, which is only parsed where the pass runs.
  struct BuiltIn: Sendable {
    let summary: PageSummary
    let text: String

    init(_ summary: PageSummary, _ text: String) { (self.summary, self.text) = (summary, text) }

    var metadata: CodemodMetadata { summary.metadata(.migration, isOptIn: true) }

    var pass: PatternPass {
      do throws(PatternMistake) {
        return PatternPass(try PatternPage(text), .migration, isOptIn: true)
      } catch {
        fatalError("a page of the pack 'modern' can't be read: \(error.message)")
      }
    }
  }

  /// The passes of the pages, sorted by name. They only run on request.
  package static var passes: [PatternPass] { builtIn.map(\.pass) }

  /// The descriptions of the passes.
  static var metadata: [CodemodMetadata] { builtIn.map(\.metadata) }

  /// The pass with a description.
  static func configured(_ metadata: CodemodMetadata) -> ConfiguredCodemod {
    guard let page = page(named: metadata.id) else { fatalError("no page is named '\(metadata.id)'") }
    return page.pass.configured
  }

  /// The page of the pass with this ID.
  static func prose(of id: String) -> String? { page(named: id)?.pass.page.prose }

  private static func page(named id: String) -> BuiltIn? { builtIn.first { $0.summary.name == id } }
}
