import CodemodKit
import Configurations
import ProjectIndex
import Reports
import SwiftCST
import Workspace

/// The effective configuration of a path as JSON: each value with its source; null if the project's own files
/// set it.
struct ConfigurationJSON {
  /// The path as shown in the output.
  let path: FilePath
  /// The folder that paths are relative to.
  let folder: FilePath
  let effective: EffectiveConfiguration
  let exclusion: PathExclusion?
  let detected: DetectedBuilds

  var value: JSONValue {
    let targets = effective.deployment?.value.map { platform, version in
      (platform.rawValue.lowercased(), JSONValue.string("\(version)"))
    }
    return .object(present: [
      "format": "swiftfix-configuration", "formatVersion": 1, "path": .string(path.description),
      "files": texts(effective.files.map { $0.relative(to: folder).description }),
      "exclusion": exclusion.map(value),
      "include": patterns(effective.include, else: .null),
      "exclude": patterns(effective.exclude, else: []),
      "ignore": sourced(
        texts(effective.ignore?.value.texts ?? []), effective.ignore.map { .file($0.place) } ?? .standard),
      "perFile": .array(
        effective.perFile.map { entry in
          [
            "pattern": .string(entry.value.patterns.texts.joined()), "value": texts(entry.value.names.texts),
            "source": source(.file(entry.place)),
          ]
        }),
      "deployment": sourced(
        targets.map { .object(Dictionary($0, uniquingKeysWith: { $1 })) },
        effective.deployment?.source ?? .standard),
      "swift": sourced(
        effective.swift.map { .integer($0.value) }, effective.swift?.source ?? .standard),
      "documentation": sourced(
        effective.documentation.map { .string($0.value) },
        effective.documentation.map { .file($0.place) } ?? .standard),
      "targets": detected.json,
      "passes": .object(
        Dictionary(
          effective.passes.map { ($0.metadata.id, value($0)) }, uniquingKeysWith: { first, _ in first })),
    ])
  }

  private func value(_ pass: EffectivePass) -> JSONValue {
    let options = zip(pass.metadata.options, pass.options).map { option, setting in
      (option.name, sourced(value(setting.value), setting.source))
    }
    return [
      "level": sourced(.string(pass.level.value.rawValue), pass.level.source),
      "allow": sourced(texts(pass.allow.value), pass.allow.source),
      "options": .object(Dictionary(options, uniquingKeysWith: { first, _ in first })),
    ]
  }

  private func value(_ option: OptionValue) -> JSONValue {
    switch option {
    case .flag(let isOn): .bool(isOn)
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }

  private func value(_ exclusion: PathExclusion) -> JSONValue {
    switch exclusion {
    case .excluded(let pattern):
      ["by": "exclude", "pattern": .string(pattern.value.text), "source": source(.file(pattern.place))]
    case .notIncluded(let patterns): ["by": "include", "source": source(.file(patterns.place))]
    }
  }

  private func patterns(_ setting: Setting<PathPatterns>?, else standard: JSONValue) -> JSONValue {
    guard let setting else { return sourced(standard, .standard) }
    return sourced(texts(setting.value.texts), .file(setting.place))
  }

  private func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  private func sourced(_ value: JSONValue?, _ source: ValueSource) -> JSONValue {
    ["value": value ?? .null, "source": self.source(source)]
  }

  private func source(_ source: ValueSource) -> JSONValue {
    switch source {
    case .standard: ["kind": "default"]
    case .commandLine: ["kind": "commandLine"]
    case .file(let place):
      [
        "kind": "file", "path": .string(place.path.relative(to: folder).description),
        "line": .integer(place.location.line), "column": .integer(place.location.column),
      ]
    }
  }
}
