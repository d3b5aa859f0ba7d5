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
  ///
  /// - Parameter fixesOnly: Whether passes that only give advice are left out: nobody reads what they report, and
  ///   to find it they have to know the whole project.
  package func configured(
    only: Set<String>? = nil, options: [String: [String: OptionValue]] = [:], fixesOnly: Bool = false
  ) -> [ConfiguredCodemod] {
    passes.compactMap { pass in
      let metadata = type(of: pass).metadata
      let id = metadata.id
      guard only?.contains(id) ?? true, !fixesOnly || metadata.hasFixes else { return nil }
      return ConfiguredCodemod(pass, options: options[id] ?? [:])
    }
  }
}
