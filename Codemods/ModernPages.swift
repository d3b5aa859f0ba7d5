import CodemodKit
package import Patterns

/// The pack `modern`: the codemods of `Codemods/Modern`, whose pages are built into the program.
package enum ModernPages {
  /// The passes of the pages, sorted by name. They only run on request.
  package static let passes: [PatternPass] = texts.map { text in
    do throws(PatternMistake) {
      return PatternPass(try PatternPage(text), .migration, isOptIn: true)
    } catch {
      fatalError("a page of the pack 'modern' can't be read: \(error.message)")
    }
  }

  /// The same passes, configured.
  static var configured: [ConfiguredCodemod] { passes.map(\.configured) }

  /// The page of the pass with this ID.
  static func prose(of id: String) -> String? { passes.first { $0.page.name == id }?.page.prose }
}
