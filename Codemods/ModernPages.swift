import CodemodKit
package import Patterns

/// The pack `modern`: the codemods of `Codemods/Modern`, whose pages the program holds.
package enum ModernPages {
  /// The passes of the pages, in the order of their names. They run where they are asked for.
  package static let passes: [PatternPass] = texts.map { text in
    do throws(PatternMistake) {
      return PatternPass(try PatternPage(text), .migration, isOptIn: true)
    } catch {
      fatalError("a page of the pack 'modern' can't be read: \(error.message)")
    }
  }

  /// The same, ready to look at files.
  static var configured: [ConfiguredCodemod] { passes.map(\.configured) }

  /// What a person reads about the pass of this ID.
  static func prose(of id: String) -> String? { passes.first { $0.page.name == id }?.page.prose }
}
