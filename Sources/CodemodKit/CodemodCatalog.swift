/// Passes, in the order in which they run.
package struct CodemodCatalog: Sendable {
  private let passes: [Entry]

  /// The name, description and rules of each pass.
  package let metadata: [CodemodMetadata]

  /// The page of a pass in Markdown, by the pass's ID.
  package let page: @Sendable (String) -> String?

  /// An example of a rule, by the IDs of the pass and of the rule.
  package let example: @Sendable (String, String) -> RuleExample?

  /// A pass, to be created with options.
  private struct Entry: Sendable {
    let metadata: CodemodMetadata
    /// Whether it is a part of the program.
    let isBuiltIn: Bool
    let configured: @Sendable ([String: OptionValue]) -> ConfiguredCodemod
  }

  /// Creates a catalog of passes with unique names, with their pages and the examples of their rules.
  package init(
    _ passes: [any Codemod], page: @escaping @Sendable (String) -> String?,
    example: @escaping @Sendable (String, String) -> RuleExample?
  ) {
    self.passes = passes.map { pass in
      Entry(metadata: type(of: pass).metadata, isBuiltIn: true) { ConfiguredCodemod(pass, options: $0) }
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

  /// The same passes, followed by others without options that aren't part of the program, and have other
  /// names.
  package func adding(
    _ others: [ConfiguredCodemod], page: @escaping @Sendable (String) -> String?
  ) -> CodemodCatalog {
    adding(others.map { pass in Entry(metadata: pass.metadata, isBuiltIn: false) { _ in pass } }, page)
  }

  /// The same passes, followed by others of the program without options, which are only created where they
  /// run.
  package func adding(
    _ others: [CodemodMetadata], page: @escaping @Sendable (String) -> String?,
    configured: @escaping @Sendable (CodemodMetadata) -> ConfiguredCodemod
  ) -> CodemodCatalog {
    adding(
      others.map { metadata in
        Entry(metadata: metadata, isBuiltIn: true) { _ in configured(metadata) }
      }, page)
  }

  private func adding(_ others: [Entry], _ page: @escaping @Sendable (String) -> String?) -> CodemodCatalog {
    let ownPage = self.page
    return CodemodCatalog(
      passes + others, metadata + others.map(\.metadata), page: { ownPage($0) ?? page($0) },
      example: example)
  }

  /// What the passes that aren't part of the program are made of.
  package var sources: [String] {
    passes.filter { !$0.isBuiltIn }.map { $0.configured([:]).source }.filter { !$0.isEmpty }
  }

  /// The passes named in `only`, or all of them that needn't be asked for, with their settings: values by
  /// pass and name.
  ///
  /// - Parameter fixesOnly: Whether to skip passes that only give advice: nobody reads their reports, and
  ///   they need the whole project.
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
