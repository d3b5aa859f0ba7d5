/// API that changes the user's regional settings used by formatters, or reports their changes.
package enum RegionalSettings {
  /// Names that only occur in code that sets the default time zone, or is notified of changes.
  package static let zoneNames = """
    CFTimeZoneResetSystem CFTimeZoneSetDefault NSSystemTimeZoneDidChange
    NSSystemTimeZoneDidChangeNotification kCFTimeZoneSystemTimeZoneDidChangeNotification
    resetSystemTimeZone setDefaultTimeZone
    """.split { $0.isWhitespace }.map(String.init)

  /// Names that only occur in code that is notified of locale changes.
  package static let localeNames = """
    NSCurrentLocaleDidChangeNotification currentLocaleDidChange currentLocaleDidChangeNotification
    kCFLocaleCurrentLocaleDidChangeNotification
    """.split { $0.isWhitespace }.map(String.init)

  /// Types whose `default` is the time zone of values without their own.
  package static let zoneTypes = ["NSTimeZone", "ReferenceType"]
}
