// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Swift
import _Concurrency

extension String {
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    public init(_ value: String)
    public init(stringLiteral value: String)
  }

  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  )
}

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil)
  public init(stringLiteral value: String)
}

extension AttributedString {
  public struct MarkdownParsingOptions: Sendable {
    public init()
  }

  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws
}
