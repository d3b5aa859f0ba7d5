import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The settings of the user's region that change while the app runs and that the project handles: it sets the
/// default time zone itself, or is notified of another time zone or locale, as code that stores formatters
/// has to be.
///
/// A formatter that is created on each call follows these changes automatically; one that is created once
/// doesn't.
struct RegionalChanges: Sendable {
  /// The changing settings.
  let settings: Set<FormatterClass.Region>

  init(in index: ProjectIndex) {
    let model = SwiftUIModel(index)
    func isMentioned(_ name: String) -> Bool {
      index.files(mentioning: name).contains { !model.isTest($0) }
    }
    var found: Set<FormatterClass.Region> = []
    if RegionalSettings.localeNames.contains(where: isMentioned) { found.insert(.locale) }
    if RegionalSettings.zoneNames.contains(where: isMentioned) || Self.setsDefaultZone(model) {
      found.insert(.timeZone)
    }
    settings = found
  }

  /// `NSTimeZone.default = zone`, `TimeZone.ReferenceType.default = zone`.
  private static func setsDefaultZone(_ model: SwiftUIModel) -> Bool {
    RegionalSettings.zoneTypes.lazy.flatMap(model.index.uses).contains { use in
      guard let access = MemberAccessExprSyntax(use.expression.parent), access.base == use.expression else {
        return false
      }
      return access.declName?.baseName?.name == "default" && Assignment(target: access.node) != nil
        && !model.isTest(use.file)
    }
  }
}
