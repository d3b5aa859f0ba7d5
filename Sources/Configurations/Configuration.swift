package import CodemodKit
package import ProjectIndex
package import SwiftCST
package import Workspace

/// A place in a configuration file.
package struct ConfigurationPlace: Hashable, Sendable {
  /// The file.
  package let path: FilePath
  /// The line and column.
  package let location: SourceLocation

  /// The place as a user in `folder` (absolute, without symlinks) would write it: `path:line:column`.
  package func text(from folder: FilePath) -> String {
    "\(path.relative(to: folder)):\(location.line):\(location.column)"
  }
}

/// A value in a configuration, and its place.
package struct Setting<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value
  /// Its place.
  package let place: ConfigurationPlace
}

/// The level of a pass: which of its findings are reported, and which of its fixes are applied.
package enum PassLevel: String, CaseIterable, Sendable {
  /// The pass does not run.
  case off
  /// Its findings are hints; no fix is applied.
  case hint
  /// Its findings are warnings; no fix is applied.
  case warning
  /// The safe fixes are applied.
  case safe
  /// All fixes are applied.
  case unsafe

  /// The tier with which all findings of the pass are reported; nil if it is that of their rules.
  package var reportedAs: Tier? {
    switch self {
    case .hint: .hint
    case .warning: .warning
    case .off, .safe, .unsafe: nil
    }
  }
}

/// The configuration of one pass.
package struct PassConfiguration: Sendable {
  /// Which fixes are applied.
  package var level: Setting<PassLevel>?
  /// The IDs of unsafe fixes that are applied.
  package var allow: Setting<[String]>?
  /// The options by name.
  package var options: [String: Setting<OptionValue>] = [:]

  /// This configuration, with the values of `base` for missing ones.
  func over(_ base: PassConfiguration) -> PassConfiguration {
    var result = base
    result.level = level ?? base.level
    result.allow = allow ?? base.allow
    result.options.merge(options) { $1 }
    return result
  }
}

/// The passes and rules that are ignored in the files matching a pattern.
package struct FileIgnore: Sendable {
  /// The pattern.
  package let patterns: PathPatterns
  /// The passes and rules that are not reported in these files.
  package let names: RuleNames
}

/// The settings of configuration files; defaults apply to missing ones.
package struct Configuration: Sendable {
  /// The files with the settings: the one that was found, then those that it extends, nearest first.
  package var files: [FilePath] = []

  /// The files to check.
  package var include: Setting<PathPatterns>?
  /// The files to skip.
  package var exclude: Setting<PathPatterns>?
  /// The passes and rules that are not reported.
  package var ignore: Setting<RuleNames>?
  /// The passes and rules that are not reported in some files.
  package var perFile: Setting<[Setting<FileIgnore>]>?
  /// The configurations of passes, by ID.
  package var passes: [String: PassConfiguration] = [:]
  /// The deployment targets.
  package var deployment: Setting<[Platform: Version]>?
  /// The Swift language mode.
  package var swift: Setting<Int>?
  /// The major version of Xcode's SDK.
  package var sdk: Setting<Int>?
  /// The URL of the folder with the pages of the passes.
  package var documentation: Setting<String>?

  /// This configuration, with the values of `base` for missing ones. Lists and deployment targets are not
  /// merged: a configuration that sets one sets all of it.
  func over(_ base: Configuration) -> Configuration {
    var result = base
    result.files = files + base.files.filter { !files.contains($0) }
    result.include = include ?? base.include
    result.exclude = exclude ?? base.exclude
    result.ignore = ignore ?? base.ignore
    result.perFile = perFile ?? base.perFile
    result.passes.merge(passes) { $1.over($0) }
    result.deployment = deployment ?? base.deployment
    result.swift = swift ?? base.swift
    result.sdk = sdk ?? base.sdk
    result.documentation = documentation ?? base.documentation
    return result
  }
}
