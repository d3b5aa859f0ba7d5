import Synchronization

/// The running program, as the system sees it.
package enum HostProcess {
  /// Ensures that output doesn't end up in a file if the caller has closed a standard stream; must be called
  /// before a file is opened.
  package static func fillStandardFiles() { POSIX.fillStandardFiles() }

  /// Makes writing to a pipe without a reader fail with an error instead of killing the program; must be
  /// called before there are threads.
  package static func outliveBrokenPipes() { POSIX.holdBrokenPipes() }

  /// Suspends this thread.
  package static func sleep(_ time: Duration) { POSIX.sleep(time) }

  /// Whether a process with this ID exists.
  package static func isRunning(_ process: Int32) -> Bool { POSIX.isRunning(process) }

  /// Makes memory allocation cheap for many threads; must be called before there are any.
  package static func takeMemoryInLargeSteps() { POSIX.takeMemoryInLargeSteps() }

  /// Keeps a value until the program ends: the system then frees all memory at once, which is much faster
  /// than deallocating it piece by piece.
  package static func keep(_ value: some Sendable) { kept.withLock { $0.append(value) } }

  private static let kept = Mutex<[any Sendable]>([])

  /// Ends the program.
  package static func exit(_ code: Int32) -> Never { POSIX.exitProcess(code) }

  /// Distinguishes the running program from another build; nil if the system doesn't provide its path.
  package static var program: ProgramIdentity? {
    guard let path = try? POSIX.realPath(POSIX.programPath()) else { return nil }
    return ProgramIdentity(of: path)
  }

  /// The value of an environment variable; nil if it is unset or empty.
  package static func environment(_ name: String) -> String? { POSIX.environment(name)?.text }

  /// The folder that relative paths are relative to, without symlinks.
  package static func currentFolder() throws(WorkspaceError) -> FilePath {
    try attempt(.list, FilePath(".")) { () throws(Errno) in try POSIX.realPath(FilePath(".")) }
  }
}
