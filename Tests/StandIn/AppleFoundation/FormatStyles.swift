// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Swift
import _Concurrency

extension Measurement where UnitType: Dimension {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public typealias FormatInput = Measurement<UnitType>
    public typealias FormatOutput = String

    public struct UnitWidth: Codable, Hashable, Sendable {
      public static var wide: UnitWidth { get }
      public static var abbreviated: UnitWidth { get }
      public static var narrow: UnitWidth { get }
    }

    public init(width: UnitWidth, locale: Locale = .autoupdatingCurrent)
    public func format(_ value: Measurement<UnitType>) -> String
    public func locale(_ locale: Locale) -> FormatStyle
    public func encode(to encoder: any Encoder) throws
    public init(from decoder: any Decoder) throws
    public func hash(into hasher: inout Hasher)
    public static func == (lhs: FormatStyle, rhs: FormatStyle) -> Bool
  }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType>
  public func formatted() -> String
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth
  ) -> Self where Self == Measurement<UnitType>.FormatStyle
}

extension PersonNameComponents {
  public func formatted() -> String
}
