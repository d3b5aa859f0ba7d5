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

  /// The place as a person in `folder` (absolute, without symlinks) would write it: `path:line:column`.
  package func text(from folder: FilePath) -> String {
    "\(path.relative(to: folder)):\(location.line):\(location.column)"
  }
}

/// A value of a configuration, and where it is written.
package struct Setting<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value
  /// Where it is written.
  package let place: ConfigurationPlace
}

/// What a pass does: which of its findings are reported, and which of its fixes are applied.
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

  /// As what the findings of the pass are reported, whatever they are; nil where their rules say so.
  package var reportedAs: Tier? {
    switch self {
    case .hint: .hint
    case .warning: .warning
    case .off, .safe, .unsafe: nil
    }
  }
}

/// What a configuration says of one pass.
package struct PassConfiguration: Sendable {
  /// Which fixes are made.
  package var level: Setting<PassLevel>?
  /// The IDs of fixes that are made though they are not safe.
  package var allow: Setting<[String]>?
  /// The settings by name.
  package var options: [String: Setting<OptionValue>] = [:]

  /// This, with `base` where it doesn't say.
  func over(_ base: PassConfiguration) -> PassConfiguration {
    var result = base
    result.level = level ?? base.level
    result.allow = allow ?? base.allow
    result.options.merge(options) { $1 }
    return result
  }
}

/// What a configuration ignores in the files that a pattern matches.
package struct FileIgnore: Sendable {
  /// The pattern.
  package let patterns: PathPatterns
  /// The passes and rules that are not reported there.
  package let names: RuleNames
}

/// What configuration files say; what is nil or absent is left to the defaults.
package struct Configuration: Sendable {
  /// The files that say it: the one that was found, then those that it extends, nearest first.
  package var files: [FilePath] = []

  /// The files that are looked at.
  package var include: Setting<PathPatterns>?
  /// The files that are left alone.
  package var exclude: Setting<PathPatterns>?
  /// The passes and rules that are not reported.
  package var ignore: Setting<RuleNames>?
  /// Those that are not reported in some files.
  package var perFile: Setting<[Setting<FileIgnore>]>?
  /// What is said of passes, by their IDs.
  package var passes: [String: PassConfiguration] = [:]
  /// The deployment targets.
  package var deployment: Setting<[Platform: Version]>?
  /// The Swift language mode.
  package var swift: Setting<Int>?
  /// The major version of Xcode's SDK.
  package var sdk: Setting<Int>?
  /// The address of the folder with the pages of the passes.
  package var documentation: Setting<String>?

  /// This, with `base` where it doesn't say. Lists and deployment targets are taken from one side: who writes
  /// one writes all of it.
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
