import SwiftCST

/// A platform that a target can be built for.
package enum Platform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst

  /// The platform with a name, case-insensitively: `ios`, `OSX`, `iPadOS`, `xrOS`.
  package init?(named name: some StringProtocol) {
    guard let platform = Self.byName[name.lowercased()] else { return nil }
    self = platform
  }

  /// The names of platforms, in lower case.
  package static var names: [String] { byName.keys.ascending() }

  private static let byName: [String: Platform] = [
    "ios": .iOS, "ipados": .iOS, "iphoneos": .iOS,
    "macos": .macOS, "osx": .macOS, "mac": .macOS, "macosx": .macOS,
    "tvos": .tvOS, "appletvos": .tvOS,
    "watchos": .watchOS,
    "visionos": .visionOS, "xros": .visionOS, "vision": .visionOS,
    "maccatalyst": .macCatalyst, "catalyst": .macCatalyst,
  ]
}

/// A version of a platform or of Swift.
package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The first number.
  package var major: Int
  /// The second number, 0 if there is none.
  package var minor: Int

  /// A version.
  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Parses a version: `17`, `16.4`, `10.15.1`, `v17`, `v10_15`.
  package init?(_ text: some StringProtocol) {
    let digits = text.hasPrefix("v") ? text.dropFirst() : text[...]
    let parts = digits.split(whereSeparator: { $0 == "." || $0 == "_" })
    guard let first = parts.first, let major = Int(first) else { return nil }
    self.init(major, parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }

  /// Whether `left` is the older one.
  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// The version as it is usually written: `17`, `16.4`.
  package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
