import AnyViewToViewBuilder
package import CodemodKit
import HoistFormatters
import LazyStacks
import ObservableMigration
import TernaryModifiers

/// Every pass, in the order in which they run.
package enum AllCodemods {
  /// A new pass is added here, and nowhere else.
  private static let passes: [any Codemod] = [
    HoistFormatters(),
    AnyViewToViewBuilder(),
    TernaryModifiers(),
    LazyStacks(),
    ObservableMigration(),
    UnusedSuppressions(),
  ]

  /// What each pass is called, what it looks for, and what it may say.
  package static let metadata: [CodemodMetadata] = passes.map { type(of: $0).metadata }

  /// The passes named in `only`, or all of them, with their settings: values by pass and name.
  package static func configured(
    only: Set<String>? = nil, options: [String: [String: OptionValue]] = [:]
  ) -> [ConfiguredCodemod] {
    passes.compactMap { pass in
      let id = type(of: pass).metadata.id
      guard only?.contains(id) ?? true else { return nil }
      return ConfiguredCodemod(pass, options: options[id] ?? [:])
    }
  }
}
