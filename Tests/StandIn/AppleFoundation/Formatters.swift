// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Swift
import _Concurrency

open class MeasurementFormatter: Formatter {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let providedUnit: UnitOptions
    public static let naturalScale: UnitOptions
    public static let temperatureWithoutUnit: UnitOptions
  }

  public override init()
  public required init?(coder: NSCoder)
  open var unitOptions: UnitOptions
  open var unitStyle: Formatter.UnitStyle
  open var locale: Locale!
  @NSCopying open var numberFormatter: NumberFormatter!
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String
  open func string(from unit: Unit) -> String
}

@available(*, unavailable)
extension MeasurementFormatter: @unchecked Sendable {}

open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated = 1
    case short = 2
    case full = 3
    case spellOut = 4
    case brief = 5
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let `default`: ZeroFormattingBehavior
    public static let dropLeading: ZeroFormattingBehavior
    public static let dropMiddle: ZeroFormattingBehavior
    public static let dropTrailing: ZeroFormattingBehavior
    public static let dropAll: ZeroFormattingBehavior
    public static let pad: ZeroFormattingBehavior
  }

  public override init()
  public required init?(coder: NSCoder)
  open var unitsStyle: UnitsStyle
  open var allowedUnits: NSCalendar.Unit
  open var zeroFormattingBehavior: ZeroFormattingBehavior
  open var calendar: Calendar?
  open var referenceDate: Date?
  open var allowsFractionalUnits: Bool
  open var maximumUnitCount: Int
  open var collapsesLargestUnit: Bool
  open var includesApproximationPhrase: Bool
  open var includesTimeRemainingPhrase: Bool
  open var formattingContext: Formatter.Context
  open func string(from components: DateComponents) -> String?
  open func string(from startDate: Date, to endDate: Date) -> String?
  open func string(from ti: TimeInterval) -> String?
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String?
}

open class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int, Sendable {
    case numeric = 0
    case named = 1
  }

  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut = 1
    case short = 2
    case abbreviated = 3
  }

  public override init()
  public required init?(coder: NSCoder)
  open var dateTimeStyle: DateTimeStyle
  open var unitsStyle: UnitsStyle
  open var formattingContext: Formatter.Context
  open var calendar: Calendar!
  open var locale: Locale!
  open func localizedString(from dateComponents: DateComponents) -> String
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
}

@available(*, unavailable)
extension RelativeDateTimeFormatter: @unchecked Sendable {}

open class ListFormatter: Formatter {
  public override init()
  public required init?(coder: NSCoder)
  open var locale: Locale!
  @NSCopying open var itemFormatter: Formatter?
  open class func localizedString(byJoining strings: [String]) -> String
  open func string(from items: [Any]) -> String?
}

@available(*, unavailable)
extension ListFormatter: @unchecked Sendable {}
