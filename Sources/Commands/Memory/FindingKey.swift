import BuildFiles
import CodemodKit
import Fixpoint
import ProjectIndex
import SwiftCST
import Workspace

/// A name for everything that determines the findings: if the name is equal, the findings are equal.
struct FindingKey: Sendable {
  /// The part that is the same in all rounds of a run.
  private let run: [UInt8]

  /// Creates the key of runs of one program with the same passes and settings.
  ///
  /// - Parameters:
  ///   - program: The running program: another build may have other findings.
  ///   - settingsFiles: The project's own files with build settings.
  ///   - settings: The build settings from configurations and the command line.
  init(
    _ program: ProgramIdentity, _ profiles: ProfileTable, _ settingsFiles: [SettingsFile],
    _ settings: ProjectSettings
  ) {
    var run: [UInt8] = []
    run.appendText(Swiftfix.version.utf8)
    run.append(program)
    run.append(profiles)
    run.appendNumber(UInt64(settingsFiles.count))
    for file in settingsFiles {
      run.appendText(file.path.utf8)
      run.append(TextDigest(of: file.bytes))
    }
    run.append(settings.overrides)
    run.appendNumber(UInt64(settings.fileOverrides.count))
    for path in settings.fileOverrides.keys.ascending() {
      run.appendText(path.utf8)
      run.append(settings.fileOverrides[path] ?? BuildSettings())
    }
    self.run = run
  }

  /// The name under which the findings in these files are stored.
  func name(of files: [ProjectFile]) -> String {
    var bytes = run
    bytes.reserveCapacity(run.count + files.count * 128)
    for file in files {
      bytes.appendText(file.path.utf8)
      bytes.appendNumber(file.isEditable ? 1 : 0)
      bytes.append(file.digest)
    }
    return TextDigest(of: bytes).description
  }
}

extension [UInt8] {
  /// Appends a digest as two numbers.
  mutating func append(_ digest: TextDigest) {
    appendNumber(digest.high)
    appendNumber(digest.low)
  }

  fileprivate mutating func append(_ program: ProgramIdentity) {
    let file = program.file
    for number in [file.size, file.modifiedSeconds, file.modifiedNanoseconds] {
      appendNumber(UInt64(bitPattern: number))
    }
    appendText(program.head)
  }

  /// Appends which passes run on which file, and with which settings; not which of their fixes are applied.
  fileprivate mutating func append(_ profiles: ProfileTable) {
    appendNumber(UInt64(profiles.profiles.count))
    for profile in profiles.profiles {
      append(profile.filter.only)
      append(profile.filter.ignored)
      appendNumber(profile.filter.includesHints ? 1 : 0)
      appendNumber(UInt64(profile.codemods.count))
      for codemod in profile.codemods {
        appendText(codemod.metadata.id.utf8)
        appendText(codemod.source.utf8)
        let values = codemod.options.values
        appendNumber(UInt64(values.count))
        for name in values.keys.ascending() {
          appendText(name.utf8)
          appendText((values[name]?.spelling ?? "").utf8)
        }
      }
    }
    appendNumber(UInt64(profiles.numbers.count))
    for number in profiles.numbers { appendNumber(UInt64(number)) }
  }

  fileprivate mutating func append(_ names: RuleNames?) {
    for ids in [names?.passes, names?.rules].map({ $0?.ascending() ?? ["*"] }) {
      appendNumber(UInt64(ids.count))
      for id in ids { appendText(id.utf8) }
    }
  }

  fileprivate mutating func append(_ build: BuildSettings) {
    for platform in Platform.allCases {
      appendText((build.deployment[platform]?.description ?? "").utf8)
    }
    appendText("\(build.languageMode ?? 0)".utf8)
    appendText(build.isMainActorByDefault.map { $0 ? "1" : "0" }?.utf8 ?? "".utf8)
    appendText(build.strictConcurrency.map { "\($0.rawValue)" }?.utf8 ?? "".utf8)
  }
}
