/// The options, by the word after the two hyphens.
package enum OptionName: String, Sendable, CustomStringConvertible {
  case allow, baseline, changed, check, color, concise, config, deployment, exclude, format, help, hints
  case interactive, kind, null, once, only, option
  case output, quiet, reason, sdk, since, skip, spans, staged, statistics, stdio, swift, threads, unsafe
  case verbose, version, watch, yes
  case allowDirty = "allow-dirty"
  case explainRefusals = "explain-refusals"
  case dryRun = "dry-run"
  case exitNonZeroOnFix = "exit-non-zero-on-fix"
  case failOn = "fail-on"
  case filesFrom = "files-from"
  case forceExclude = "force-exclude"
  case helpAll = "help-all"
  case maxFixes = "max-fixes"
  case requireClean = "require-clean"
  case noCache = "no-cache"
  case noConfig = "no-config"
  case showFiles = "show-files"
  case stdinFilename = "stdin-filename"
  case `where`
  case writeBaseline = "write-baseline"

  /// The option as it is typed.
  package var description: String { "--" + rawValue }
}
