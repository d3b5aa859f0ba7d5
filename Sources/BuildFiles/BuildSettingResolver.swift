import ProjectIndex

extension BuildSettings {
  /// Converts build settings of Xcode, with references to other settings resolved.
  init(xcode settings: [String: String]) {
    self.init()
    let resolver = BuildSettingResolver(settings: settings)
    let supported = Self.supportedPlatforms(resolver)
    for platform in Platform.allCases {
      guard let key = platform.buildSetting, supported?.contains(platform) ?? true,
        let version = resolver.value(key).flatMap({ Version($0) })
      else { continue }
      deployment[platform] = version
    }
    languageMode = resolver.value("SWIFT_VERSION").flatMap { Version($0) }?.major
    strictConcurrency =
      switch resolver.value("SWIFT_STRICT_CONCURRENCY") {
      case "complete": .complete
      case "targeted": .targeted
      case "minimal": .minimal
      default: nil
      }
    isMainActorByDefault = resolver.value("SWIFT_DEFAULT_ACTOR_ISOLATION").map { $0 == "MainActor" }
  }

  /// The platforms that a target is built for; nil if that can be any.
  private static func supportedPlatforms(_ resolver: BuildSettingResolver) -> Set<Platform>? {
    if let list = resolver.value("SUPPORTED_PLATFORMS") {
      let found = Set(list.split(separator: " ").compactMap(platform))
      if !found.isEmpty { return found }
    }
    guard let root = resolver.value("SDKROOT"), let only = platform(root) else { return nil }
    return [only]
  }

  /// The platform of an SDK: `iphoneos`, `iphonesimulator`, `macosx` ….
  private static func platform(_ sdk: some StringProtocol) -> Platform? {
    switch sdk {
    case "iphoneos", "iphonesimulator": .iOS
    case "macosx": .macOS
    case "appletvos", "appletvsimulator": .tvOS
    case "watchos", "watchsimulator": .watchOS
    case "xros", "xrsimulator": .visionOS
    default: nil
    }
  }
}

/// Build settings, which may refer to each other: `$(OTHER)`, `${OTHER}`.
struct BuildSettingResolver {
  let settings: [String: String]

  /// The value of a setting; nil if it has none or refers to an unknown setting.
  func value(_ key: String) -> String? {
    guard let text = settings[key], !text.isEmpty else { return nil }
    return expand(text, depth: 0)
  }

  private func expand(_ text: String, depth: Int) -> String? {
    guard let dollar = text.firstIndex(of: "$") else { return text }
    guard depth < 8 else { return nil }
    let open = text.index(after: dollar)
    guard open < text.endIndex, text[open] == "(" || text[open] == "{",
      let close = text[open...].firstIndex(where: { $0 == ")" || $0 == "}" })
    else { return nil }
    let name = text[text.index(after: open)..<close].prefix { $0 != ":" }
    guard let value = settings[String(name)] else { return nil }
    return expand(text[..<dollar] + value + text[text.index(after: close)...], depth: depth + 1)
  }
}

extension Platform {
  /// The build setting of Xcode for the deployment target.
  var buildSetting: String? {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    case .macCatalyst: nil
    }
  }
}
