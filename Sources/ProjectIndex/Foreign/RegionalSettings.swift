/// How code changes the settings of the user's region that formatters follow, or hears of their changes.
package enum RegionalSettings {
  /// Names that only who sets the default time zone, or is told of another one, writes.
  package static let zoneNames = """
    CFTimeZoneResetSystem CFTimeZoneSetDefault NSSystemTimeZoneDidChange
    NSSystemTimeZoneDidChangeNotification kCFTimeZoneSystemTimeZoneDidChangeNotification
    resetSystemTimeZone setDefaultTimeZone
    """.split { $0.isWhitespace }.map(String.init)

  /// Names that only who is told of another locale writes.
  package static let localeNames = """
    NSCurrentLocaleDidChangeNotification currentLocaleDidChange currentLocaleDidChangeNotification
    kCFLocaleCurrentLocaleDidChangeNotification
    """.split { $0.isWhitespace }.map(String.init)

  /// Types whose `default` is the time zone of what has none of its own.
  package static let zoneTypes = ["NSTimeZone", "ReferenceType"]
}
