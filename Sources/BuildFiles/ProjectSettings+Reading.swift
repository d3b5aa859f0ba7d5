package import ProjectIndex
import SwiftCST
import Workspace

/// A file with build settings of a project.
package struct SettingsFile: Sendable {
  /// Its path, in the same form as those of the sources.
  package let path: String
  /// Its bytes.
  package let bytes: [UInt8]

  /// Creates a file with build settings.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension TargetSettings {
  /// The module of a target with a name: characters that an identifier can't contain become `_`.
  static func module(named name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

extension ProjectSettings {
  /// The settings that the files of a project describe, overridden by those of the command line.
  package init(files: [SettingsFile], overrides: BuildSettings = BuildSettings()) {
    var configurationFiles: [String: XcodeConfigurationFile] = [:]
    for file in files where file.path.hasSuffix(".xcconfig") {
      configurationFiles[file.path] = XcodeConfigurationFile(file.bytes)
    }
    let targets = files.sorted(on: \.path).flatMap { file in
      Self.targets(file, configurationFiles).map { target in
        var target = target
        target.source = file.path
        return target
      }
    }
    self.init(
      targets: targets.isEmpty ? Self.targets(of: configurationFiles) : targets, overrides: overrides)
  }

  private static func targets(
    _ file: SettingsFile, _ configurationFiles: [String: XcodeConfigurationFile]
  ) -> [TargetSettings] {
    switch Paths.name(of: file.path) {
    case "project.pbxproj":
      XcodeProject(path: file.path, bytes: file.bytes, configurationFiles: configurationFiles)?.targets()
        ?? []
    case "project.yml", "project.yaml":
      somewhere(ProjectSpecification.settings(yaml: file.bytes))
    case "Project.swift":
      somewhere(ProjectSpecification.settings(tuist: file.bytes))
    case let name where FilePath(name).isManifest:
      PackageManifest(path: file.path, bytes: file.bytes).targets()
    default:
      []
    }
  }

  /// The settings of a target whose files are unknown.
  private static func somewhere(_ all: [BuildSettings]) -> [TargetSettings] {
    all.isEmpty
      ? [] : [TargetSettings(name: "", settings: .strictest(all))]
  }

  /// If no project says which configuration file is used, all of them count.
  private static func targets(of files: [String: XcodeConfigurationFile]) -> [TargetSettings] {
    let all = files.keys.ascending().map { BuildSettings(xcode: files[$0]?.allSettings ?? [:]) }
    return somewhere(all.filter { $0 != BuildSettings() })
  }
}
