/// Passes, in the order in which they run.
package struct CodemodCatalog: Sendable {
  private let passes: [Entry]

  /// What each pass is called, what it looks for, and what it may say.
  package let metadata: [CodemodMetadata]

  /// What a person reads about a pass, in Markdown, by the pass's ID.
  package let page: @Sendable (String) -> String?

  /// An example of a rule, by the IDs of the pass and of the rule.
  package let example: @Sendable (String, String) -> RuleExample?

  /// A pass, to be made with settings.
  private struct Entry: Sendable {
    let metadata: CodemodMetadata
    let configured: @Sendable ([String: OptionValue]) -> ConfiguredCodemod
  }

  /// These passes, no two of one name, with their pages and the examples of their rules.
  package init(
    _ passes: [any Codemod], page: @escaping @Sendable (String) -> String?,
    example: @escaping @Sendable (String, String) -> RuleExample?
  ) {
    self.passes = passes.map { pass in
      Entry(metadata: type(of: pass).metadata) { ConfiguredCodemod(pass, options: $0) }
    }
    self.page = page
    self.example = example
    metadata = passes.map { type(of: $0).metadata }
  }

  private init(
    _ passes: [Entry], _ metadata: [CodemodMetadata], page: @escaping @Sendable (String) -> String?,
    example: @escaping @Sendable (String, String) -> RuleExample?
  ) {
    self.passes = passes
    self.metadata = metadata
    self.page = page
    self.example = example
  }

  /// The same passes, and behind them others without settings; those have other names.
  package func adding(
    _ others: [ConfiguredCodemod], page: @escaping @Sendable (String) -> String?
  ) -> CodemodCatalog {
    let ownPage = self.page
    let entries = others.map { pass in Entry(metadata: pass.metadata) { _ in pass } }
    return CodemodCatalog(
      passes + entries, metadata + others.map(\.metadata), page: { ownPage($0) ?? page($0) },
      example: example)
  }

  /// The passes named in `only`, or all of them that needn't be asked for, with their settings: values by pass and name.
  ///
  /// - Parameter fixesOnly: Whether passes that only give advice are left out: nobody reads what they report, and
  ///   to find it they have to know the whole project.
  package func configured(
    only: Set<String>? = nil, options: [String: [String: OptionValue]] = [:], fixesOnly: Bool = false
  ) -> [ConfiguredCodemod] {
    passes.compactMap { pass in
      guard only?.contains(pass.metadata.id) ?? !pass.metadata.isOptIn, !fixesOnly || pass.metadata.hasFixes
      else { return nil }
      return pass.configured(options[pass.metadata.id] ?? [:])
    }
  }
}
