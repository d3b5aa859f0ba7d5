/// The minimum versions of the platforms for an API.
package struct Gate: Hashable, Sendable {
  /// The first version with it, by platform; platforms that are not listed have always had it.
  package var minimum: [Platform: Version]

  /// Creates a gate with the first versions of some platforms.
  package init(_ minimum: [Platform: Version]) { self.minimum = minimum }

  /// The gate of a SwiftUI release: iOS 13 was released with macOS 10.15, tvOS 13 and watchOS 6; 14 with 11,
  /// 14, 7; and so on. visionOS 1 has everything up to iOS 17, and each later year adds one.
  package static func iOS(_ major: Int, _ minor: Int = 0) -> Gate {
    let mac = major == 13 ? Version(10, 15) : major < 26 ? Version(major - 3, minor) : Version(major, minor)
    let watch = major < 26 ? Version(major - 7, minor) : Version(major, minor)
    let vision =
      major <= 17 ? Version(1) : major < 26 ? Version(major - 16, minor) : Version(major, minor)
    return Gate([
      .iOS: Version(major, minor), .tvOS: Version(major, minor), .macOS: mac, .watchOS: watch,
      .visionOS: vision,
    ])
  }

  /// Whether it counts as met if the deployment targets are unknown: up to iOS 16 and macOS 13.
  var isAssumed: Bool {
    let limits: [Platform: Version] = [
      .iOS: Version(16, .max), .macOS: Version(13, .max), .tvOS: Version(16, .max),
      .watchOS: Version(9, .max),
      .visionOS: Version(1, .max), .macCatalyst: Version(16, .max),
    ]
    return minimum.allSatisfy { platform, version in version <= limits[platform] ?? version }
  }
}

/// The result of checking a gate.
package enum GateAnswer: Hashable, Sendable {
  /// It is met on every platform that the code is built for.
  case met

  /// An older version of a platform is also supported.
  case notMet(Platform, deployment: Version, needs: Version)

  /// The deployment targets are unknown; this flag would set one: `--deployment ios=17`.
  case unknown(flag: String)

  /// Whether it is certainly met.
  package var isMet: Bool { self == .met }
}

extension BuildSettings {
  /// Whether every platform that the code is built for meets `gate`.
  package func satisfies(_ gate: Gate) -> GateAnswer {
    // A gate that only lists platforms that the code isn't built for tells nothing.
    for platform in Platform.allCases {
      guard let version = deployment[platform], let needed = gate.minimum[platform], version < needed else {
        continue
      }
      return .notMet(platform, deployment: version, needs: needed)
    }
    if !deployment.isEmpty || gate.isAssumed { return .met }
    let wanted = Platform.allCases.first { gate.minimum[$0] != nil }
    let flag = wanted.map { "\($0.rawValue.lowercased())=\(gate.minimum[$0]?.description ?? "")" } ?? ""
    return .unknown(flag: "--deployment \(flag)")
  }
}
