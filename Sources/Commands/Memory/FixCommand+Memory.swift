import CodemodKit
import Fixpoint
import Workspace

// What a run can take from earlier runs.
extension FixCommand {
  /// The findings of earlier runs over many files; nil if there is no cache, or if it must not be used.
  func memory(of profiles: ProfileTable, _ sources: ProjectSources) -> FindingMemory? {
    guard sources.isWorthRemembering, !arguments.has(.noCache), let folder = CacheFolder.ofUser,
      let program = HostProcess.program
    else { return nil }
    let key = FindingKey(program, profiles, sources.settingsFiles, sources.overridingSettings)
    let rules = RuleTable(arguments.codemods.metadata)
    let threads = threads
    let name = { @Sendable (files: [ProjectFile]) in
      _ = parallelMap(count: files.count, threads: threads) { files[$0].digest }
      return key.name(of: files)
    }
    return FindingMemory { files in
      folder.contents(name(files)).flatMap { FindingMemory.Entry(decoding: $0, rules) }
    } keeping: { files, entry in
      guard entry.findings.allSatisfy(rules.holds) else { return }
      folder.keep(entry.encoded, as: name(files))
    }
  }
}
