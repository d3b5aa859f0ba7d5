import CSTParser
import ProjectIndex
import SwiftCST

/// A package manifest: `Package.swift`, read as syntax.
struct PackageManifest {
  private let tree: SyntaxTree
  /// The folder of the package, with a trailing `/`.
  private let folder: String
  private let toolsVersion: Version

  /// The initial values of the manifest's module-level variables, by name.
  private var variables: [String: Node] = [:]

  init(path: String, bytes: [UInt8]) {
    tree = .parse(SourceText(bytes: bytes))
    folder = Paths.folder(of: path)
    toolsVersion = Self.toolsVersion(bytes)
    for node in tree.root.subtree where node.kind == .patternBinding {
      guard let view = PatternBindingSyntax(node), let value = view.initializer?.value,
        let name = IdentifierPatternSyntax(view.pattern)?.identifier
      else { continue }
      variables[name.name] = value
    }
  }

  /// The targets with their settings.
  func targets() -> [TargetSettings] {
    guard let package = calls(in: tree.root).first(where: { calleeName($0) == "Package" }) else { return [] }
    var shared = BuildSettings()
    shared.deployment = deployment(package)
    shared.languageMode = languageModes(package) ?? (toolsVersion.major >= 6 ? 6 : 5)
    guard let list = argument("targets", of: package) else { return [named("", [], shared)] }
    let targets = calls(in: resolved(list)).compactMap { target($0, shared) }
    return targets.isEmpty ? [named("", [], shared)] : targets
  }

  private func named(_ name: String, _ sources: [String], _ settings: BuildSettings) -> TargetSettings {
    TargetSettings(name: name, folders: sources, settings: settings)
  }

  /// The version in `// swift-tools-version:6.0`.
  private static func toolsVersion(_ bytes: [UInt8]) -> Version {
    let lines = bytes.prefix(4096).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    for line in lines where line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "//".utf8) {
      let line = String(decoding: line, as: UTF8.self)
      guard let range = line.firstRange(of: "swift-tools-version:") else { continue }
      let text = line[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
      return Version(text) ?? Version(5)
    }
    return Version(5)
  }
}

// MARK: - The package

extension PackageManifest {
  /// SwiftPM's defaults for a platform that the package doesn't name; newer versions are not available.
  private static let assumed: [Platform: Version] = [
    .iOS: Version(14), .macOS: Version(11), .tvOS: Version(14), .watchOS: Version(7), .visionOS: Version(1),
  ]

  private func deployment(_ package: FunctionCallExprSyntax) -> [Platform: Version] {
    guard let list = argument("platforms", of: package) else { return Self.assumed }
    var result: [Platform: Version] = [:]
    for call in calls(in: resolved(list)) {
      guard let platform = calleeName(call).flatMap(Platform.init(named:)),
        let value = LabeledExprSyntax(call.arguments?.children.first)?.expression,
        let version = version(value)
      else { continue }
      result[platform] = version
    }
    return result.isEmpty ? Self.assumed : result
  }

  /// `.v17` or `"17.0"`.
  private func version(_ value: Node) -> Version? {
    if let name = MemberAccessExprSyntax(value)?.declName?.baseName { return Version(name.name) }
    return string(value).flatMap { Version($0) }
  }

  /// The highest mode of `swiftLanguageModes: [.v5, .v6]`, also under the label's older name.
  private func languageModes(_ package: FunctionCallExprSyntax) -> Int? {
    guard
      let list = argument("swiftLanguageModes", of: package) ?? argument("swiftLanguageVersions", of: package)
    else { return nil }
    let modes = resolved(list).subtree.compactMap { MemberAccessExprSyntax($0)?.declName?.baseName }
    return modes.compactMap { Version($0.name)?.major }.max()
  }
}

// MARK: - Targets

extension PackageManifest {
  private func target(_ call: FunctionCallExprSyntax, _ shared: BuildSettings) -> TargetSettings? {
    let kinds = [
      "target": "Sources", "executableTarget": "Sources", "testTarget": "Tests", "macro": "Sources",
    ]
    guard let kind = calleeName(call), let root = kinds[kind],
      let name = argument("name", of: call).flatMap(string)
    else { return nil }
    var settings = shared
    if let own = argument("swiftSettings", of: call) { apply(resolved(own), to: &settings) }
    let path = argument("path", of: call).flatMap(string) ?? root + "/" + name
    return named(TargetSettings.module(named: name), [Paths.join(folder, path) + "/"], settings)
  }

  /// Applies a list of Swift settings.
  private func apply(_ list: Node, to settings: inout BuildSettings) {
    for call in calls(in: list) {
      guard let value = LabeledExprSyntax(call.arguments?.children.first)?.expression else { continue }
      switch calleeName(call) {
      case "swiftLanguageMode", "swiftLanguageVersion":
        settings.languageMode = version(value)?.major ?? settings.languageMode
      case "defaultIsolation":
        settings.isMainActorByDefault = value.text.hasPrefix("MainActor")
      case "enableExperimentalFeature", "enableUpcomingFeature":
        if string(value)?.hasPrefix("StrictConcurrency") == true { settings.strictConcurrency = .complete }
      case "unsafeFlags":
        applyFlags(value, to: &settings)
      default:
        break
      }
    }
  }

  private func applyFlags(_ list: Node, to settings: inout BuildSettings) {
    let flags = list.subtree.filter { $0.kind == .stringLiteralExpr }.compactMap(string)
    for (flag, value) in zip(flags, flags.dropFirst() + [""]) {
      switch flag {
      case "-swift-version": settings.languageMode = Version(value)?.major ?? settings.languageMode
      case "-default-isolation": settings.isMainActorByDefault = value == "MainActor"
      case "-strict-concurrency=complete": settings.strictConcurrency = .complete
      default: break
      }
    }
  }
}

// MARK: - Reading expressions

extension PackageManifest {
  /// The outermost calls in an expression, in source order.
  private func calls(in node: Node) -> [FunctionCallExprSyntax] {
    if let call = FunctionCallExprSyntax(node) { return [call] }
    return node.children.flatMap { calls(in: $0) }
  }

  private func calleeName(_ call: FunctionCallExprSyntax) -> String? {
    guard let callee = call.calledExpression else { return nil }
    return (MemberAccessExprSyntax(callee)?.declName ?? DeclReferenceExprSyntax(callee))?.baseName?.name
  }

  private func argument(_ label: String, of call: FunctionCallExprSyntax) -> Node? {
    call.arguments?.children.lazy
      .compactMap { LabeledExprSyntax($0) }
      .first { $0.label?.name == label }?.expression
  }

  /// The value of the manifest's variable that an expression names; for any other expression, itself.
  private func resolved(_ expression: Node) -> Node {
    guard let name = DeclReferenceExprSyntax(expression)?.baseName else { return expression }
    return variables[name.name] ?? expression
  }

  /// The text of a string literal without interpolations.
  private func string(_ expression: Node) -> String? {
    guard let segments = StringLiteralExprSyntax(resolved(expression))?.segments else { return nil }
    let all = Array(segments.children)
    guard all.allSatisfy({ $0.kind == .stringSegment }) else { return nil }
    return all.map(\.text).joined()
  }
}
