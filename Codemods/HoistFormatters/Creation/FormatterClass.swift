import SwiftCST

/// A class whose instances are expensive to create and cheap to store.
struct FormatterClass: Hashable, Sendable {
  /// Whether instances may be shared between threads, according to the SDK.
  enum Sharing: Hashable, Sendable {
    /// It is declared `Sendable`.
    case sendable
    /// It is not declared so, or not certainly on every platform.
    case notSendable
  }

  /// The name of the class.
  let name: String

  /// The name of a new property if the local variable had no descriptive name.
  let propertyName: String

  /// Whether instances may be shared between threads.
  let sharing: Sharing

  /// The methods that only read, with their labels in the SDK: `string(from:)`.
  let readers: Set<String>

  /// The properties through whose values the instance can't be changed.
  let readableProperties: Set<String>

  /// The properties that follow the user's settings unless they are set. `ByteCountFormatter` has one here
  /// that can't be set: it always follows them.
  let regionalProperties: [String]

  /// Whether it is the class whose instances are immutable, so that it doesn't matter who else uses them;
  /// they are created from a pattern, which may fail.
  var isRegularExpression: Bool { name == "NSRegularExpression" }

  /// Whether it is a coder: creating one is cheap compared to decoding or encoding.
  var isCoder: Bool { ["Decoder", "Encoder"].contains(kindName) }

  /// The kind of an instance, as a word for the end of a name.
  var kindName: String {
    if isRegularExpression { return "Regex" }
    return ["Decoder", "Encoder"].first(where: name.hasSuffix) ?? "Formatter"
  }

  private init(
    _ name: String, _ propertyName: String, _ sharing: Sharing, readers: Set<String>,
    readableProperties: Set<String> = [], regionalProperties: [String] = []
  ) {
    self.name = name
    self.propertyName = propertyName
    self.sharing = sharing
    self.readers = readers
    self.readableProperties = readableProperties
    self.regionalProperties = regionalProperties
  }

  /// The class with a name; nil if storing its instances is not worthwhile.
  static func named(_ name: String) -> FormatterClass? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// All classes.
  static let all: [FormatterClass] = [
    FormatterClass(
      "DateFormatter", "dateFormatter", .sendable,
      readers: ["string(from:)", "string(for:)", "date(from:)"],
      readableProperties: dateSymbols, regionalProperties: ["locale", "timeZone"]),
    FormatterClass(
      "NumberFormatter", "numberFormatter", .notSendable,
      readers: ["string(from:)", "string(for:)", "number(from:)"],
      readableProperties: numberSymbols, regionalProperties: ["locale"]),
    FormatterClass(
      "DateComponentsFormatter", "dateComponentsFormatter", .sendable,
      readers: ["string(from:)", "string(from:to:)", "string(for:)"],
      regionalProperties: ["calendar"]),
    FormatterClass(
      "DateIntervalFormatter", "dateIntervalFormatter", .notSendable,
      readers: ["string(from:)", "string(from:to:)", "string(for:)"],
      regionalProperties: ["locale", "timeZone"]),
    FormatterClass(
      "MeasurementFormatter", "measurementFormatter", .notSendable,
      readers: ["string(from:)", "string(for:)"],
      regionalProperties: ["locale"]),
    FormatterClass(
      "ISO8601DateFormatter", "iso8601DateFormatter", .notSendable,
      readers: ["string(from:)", "string(for:)", "date(from:)"]),
    FormatterClass(
      "ByteCountFormatter", "byteCountFormatter", .notSendable,
      readers: ["string(fromByteCount:)", "string(from:)", "string(for:)"], regionalProperties: ["locale"]),
    FormatterClass(
      "RelativeDateTimeFormatter", "relativeDateTimeFormatter", .notSendable,
      readers: [
        "localizedString(for:relativeTo:)", "localizedString(from:)", "localizedString(fromTimeInterval:)",
        "string(for:)",
      ], regionalProperties: ["locale"]),
    FormatterClass(
      "ListFormatter", "listFormatter", .notSendable, readers: ["string(from:)", "string(for:)"],
      regionalProperties: ["locale"]),
    FormatterClass(
      "PersonNameComponentsFormatter", "personNameComponentsFormatter", .notSendable,
      readers: ["string(from:)", "string(for:)", "personNameComponents(from:)", "annotatedString(from:)"],
      regionalProperties: ["locale"]),
    FormatterClass(
      "LengthFormatter", "lengthFormatter", .notSendable, readers: unitReaders("Meters"),
      regionalProperties: ["numberFormatter"]),
    FormatterClass(
      "MassFormatter", "massFormatter", .notSendable, readers: unitReaders("Kilograms"),
      regionalProperties: ["numberFormatter"]),
    FormatterClass(
      "EnergyFormatter", "energyFormatter", .notSendable, readers: unitReaders("Joules"),
      regionalProperties: ["numberFormatter"]),
    FormatterClass("JSONDecoder", "jsonDecoder", .sendable, readers: decoding),
    FormatterClass("JSONEncoder", "jsonEncoder", .sendable, readers: encoding),
    FormatterClass("PropertyListDecoder", "propertyListDecoder", .sendable, readers: decoding),
    FormatterClass("PropertyListEncoder", "propertyListEncoder", .sendable, readers: encoding),
    FormatterClass("NSRegularExpression", "regex", .sendable, readers: []),
  ]

  private static func unitReaders(_ unit: String) -> Set<String> {
    [
      "string(fromValue:unit:)", "string(from\(unit):)", "string(for:)", "unitString(fromValue:unit:)",
      "unitString(from\(unit):usedUnit:)",
    ]
  }

  private static let decoding: Set<String> = [
    "decode(_:from:)", "decode(_:from:configuration:)", "decode(_:from:format:)",
    "decode(_:from:format:configuration:)",
  ]

  private static let encoding: Set<String> = ["encode(_:)", "encode(_:configuration:)"]

  private static let dateSymbols: Set<String> = [
    "monthSymbols", "shortMonthSymbols", "veryShortMonthSymbols", "standaloneMonthSymbols",
    "shortStandaloneMonthSymbols", "veryShortStandaloneMonthSymbols", "weekdaySymbols", "shortWeekdaySymbols",
    "veryShortWeekdaySymbols", "standaloneWeekdaySymbols", "shortStandaloneWeekdaySymbols",
    "veryShortStandaloneWeekdaySymbols", "quarterSymbols", "shortQuarterSymbols", "eraSymbols",
    "longEraSymbols", "amSymbol", "pmSymbol", "dateFormat",
  ]

  private static let numberSymbols: Set<String> = [
    "decimalSeparator", "groupingSeparator", "currencySymbol", "currencyCode", "currencyDecimalSeparator",
    "percentSymbol", "minusSign", "plusSign", "zeroSymbol",
  ]
}

extension FormatterClass {
  /// Whether a method only reads, with its labels in the SDK: an extension may add one with the same name
  /// that changes the instance. Without labels (`map(formatter.string)`), the SDK's own is meant.
  func isReader(_ name: String, labels: [String?]?) -> Bool {
    guard let labels else { return readers.contains { $0.hasPrefix(name + "(") } }
    return readers.contains(Self.signature(name, labels))
  }

  /// A method with its labels: `string(from:)`.
  static func signature(_ name: String, _ labels: [String?]) -> String {
    labels.reduce(into: name + "(") { $0 += ($1 ?? "_") + ":" } + ")"
  }

  /// A setting of the user's region.
  enum Region: Hashable, Sendable { case locale, timeZone }

  /// The user's settings that its texts follow, in addition to its own settings.
  func followed(beside settings: [ConfigurationStatement.Setting]) -> Set<Region> {
    let whole = settings.filter { !$0.isPartial }.map(\.property)
    var regions: Set<Region> = []
    for property in regionalProperties where !whole.contains(property) {
      switch property {
      case "timeZone": regions.insert(.timeZone)
      case "calendar": regions.formUnion([.locale, .timeZone])
      default: regions.insert(.locale)
      }
    }
    // A calendar includes its time zone, which is the user's if none is set.
    let isOfUser =
      regionalProperties == ["calendar"] && !settings.contains(where: \.isPartial)
      && settings.flatMap(\.values).contains { $0.text.contains("identifier") }
    return isOfUser ? regions.union([.timeZone]) : regions
  }

  /// Whether its class has an initializer without arguments.
  var isMadeWithoutArguments: Bool { !isRegularExpression }

  /// The methods that configure an instance, although the result depends on the user's current settings.
  static let templateMethods: Set<String> = ["setLocalizedDateFormatFromTemplate"]

  /// The methods that mutate a property's value in place.
  static let mutatingMethods: Set<String> = [
    "insert", "remove", "formUnion", "formIntersection", "subtract", "update",
  ]

  /// Whether a method mutates a text or a list in place.
  static func changesCollection(_ method: String) -> Bool {
    ["append", "remove", "pop"].contains(where: method.hasPrefix) || collectionMethods.contains(method)
  }

  private static let collectionMethods: Set<String> = [
    "insert", "reverse", "sort", "shuffle", "swapAt", "partition", "replaceSubrange", "replace", "write",
    "reserveCapacity", "trimPrefix", "withUnsafeMutableBufferPointer", "withUTF8",
  ]
}
