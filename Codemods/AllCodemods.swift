import AnyViewToViewBuilder
package import CodemodKit
import HoistFormatters
import LazyStacks
import ObservableMigration
import TernaryModifiers

/// Every pass that there is.
package enum AllCodemods {
  /// A new pass is added here, and nowhere else.
  package static let catalog = CodemodCatalog(
    [
      HoistFormatters(),
      AnyViewToViewBuilder(),
      TernaryModifiers(),
      LazyStacks(),
      ObservableMigration(),
      UnusedSuppressions(),
    ], page: page(of:))
}
