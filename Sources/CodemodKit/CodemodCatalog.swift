/// Passes, in the order in which they run.
package struct CodemodCatalog: Sendable {
  private let passes: [any Codemod]

  /// What each pass is called, what it looks for, and what it may say.
  package let metadata: [CodemodMetadata]

  /// What a person reads about a pass, in Markdown, by the pass's ID.
  package let page: @Sendable (String) -> String?

  /// These passes, no two of one name, and where their pages are.
  package init(_ passes: [any Codemod], page: @escaping @Sendable (String) -> String?) {
    self.passes = passes
    self.page = page
    metadata = passes.map { type(of: $0).metadata }
  }

  /// The passes named in `only`, or all of them, with their settings: values by pass and name.
  package func configured(
    only: Set<String>? = nil, options: [String: [String: OptionValue]] = [:]
  ) -> [ConfiguredCodemod] {
    passes.compactMap { pass in
      let id = type(of: pass).metadata.id
      guard only?.contains(id) ?? true else { return nil }
      return ConfiguredCodemod(pass, options: options[id] ?? [:])
    }
  }
}
