/// A class whose instances cost much to make and little to keep.
struct FormatterClass: Hashable, Sendable {
  /// Whether instances may be shared between threads, as the SDK declares it.
  enum Sharing: Hashable, Sendable {
    /// It is declared `Sendable`.
    case sendable
    /// It is not, or it is not sure that it is on every platform.
    case notSendable
  }

  /// The name of the class.
  let name: String

  /// What a new property is called where the local variable had no telling name.
  let propertyName: String

  /// Whether instances may be shared between threads.
  let sharing: Sharing

  /// The methods that only read, by base name.
  let readers: Set<String>

  /// The properties whose values say nothing that could be changed through them.
  let readableProperties: Set<String>

  /// The properties that follow the user's settings where nobody sets them.
  let regionalProperties: [String]

  /// Whether nothing about an instance can change, so that it doesn't matter who else holds it.
  let isImmutable: Bool

  private init(
    _ name: String, _ propertyName: String, _ sharing: Sharing, readers: Set<String>,
    readableProperties: Set<String> = [], regionalProperties: [String] = [], isImmutable: Bool = false
  ) {
    self.name = name
    self.propertyName = propertyName
    self.sharing = sharing
    self.readers = readers
    self.readableProperties = readableProperties
    self.regionalProperties = regionalProperties
    self.isImmutable = isImmutable
  }

  /// The class of a name, or nil where it is none of those that are worth keeping.
  static func named(_ name: String) -> FormatterClass? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// All of them.
  static let all: [FormatterClass] = [
    FormatterClass(
      "DateFormatter", "dateFormatter", .sendable, readers: ["string", "date"],
      readableProperties: dateSymbols, regionalProperties: ["locale", "timeZone"]),
    FormatterClass(
      "NumberFormatter", "numberFormatter", .notSendable, readers: ["string", "number"],
      readableProperties: numberSymbols, regionalProperties: ["locale"]),
    FormatterClass(
      "DateComponentsFormatter", "dateComponentsFormatter", .sendable, readers: ["string"],
      regionalProperties: ["calendar"]),
    FormatterClass(
      "DateIntervalFormatter", "dateIntervalFormatter", .notSendable, readers: ["string"],
      regionalProperties: ["locale", "timeZone"]),
    FormatterClass(
      "MeasurementFormatter", "measurementFormatter", .notSendable, readers: ["string"],
      regionalProperties: ["locale"]),
    FormatterClass(
      "ISO8601DateFormatter", "iso8601DateFormatter", .notSendable, readers: ["string", "date"]),
    FormatterClass("ByteCountFormatter", "byteCountFormatter", .notSendable, readers: ["string"]),
    FormatterClass(
      "RelativeDateTimeFormatter", "relativeDateTimeFormatter", .notSendable,
      readers: ["localizedString", "string"], regionalProperties: ["locale"]),
    FormatterClass(
      "ListFormatter", "listFormatter", .notSendable, readers: ["string"], regionalProperties: ["locale"]),
    FormatterClass(
      "PersonNameComponentsFormatter", "personNameComponentsFormatter", .notSendable,
      readers: ["string", "personNameComponents", "annotatedString"]),
    FormatterClass("LengthFormatter", "lengthFormatter", .notSendable, readers: unitReaders),
    FormatterClass("MassFormatter", "massFormatter", .notSendable, readers: unitReaders),
    FormatterClass("EnergyFormatter", "energyFormatter", .notSendable, readers: unitReaders),
    FormatterClass("JSONDecoder", "jsonDecoder", .sendable, readers: ["decode"]),
    FormatterClass("JSONEncoder", "jsonEncoder", .sendable, readers: ["encode"]),
    FormatterClass("PropertyListDecoder", "propertyListDecoder", .sendable, readers: ["decode"]),
    FormatterClass("PropertyListEncoder", "propertyListEncoder", .sendable, readers: ["encode"]),
    FormatterClass("NSRegularExpression", "regex", .sendable, readers: [], isImmutable: true),
  ]

  private static let unitReaders: Set<String> = ["string", "unitString"]

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
  /// Whether an instance can be made by its class's initialiser without arguments.
  var isMadeWithoutArguments: Bool { !isImmutable }

  /// The methods that configure, though what they set depends on the user's settings of the moment.
  static let templateMethods: Set<String> = ["setLocalizedDateFormatFromTemplate"]

  /// The methods of a property's value that change it in place.
  static let mutatingMethods: Set<String> = [
    "insert", "remove", "formUnion", "formIntersection", "subtract", "update",
  ]
}
