import Synchronization

/// The running program, as the system sees it.
package enum HostProcess {
  /// Keeps what is said out of files, whatever the caller has closed; to be called before a file is opened.
  package static func fillStandardFiles() { POSIX.fillStandardFiles() }

  /// Makes writing into a pipe that nobody reads a failure that can be told, and no end of the program; to be
  /// called before there are threads.
  package static func outliveBrokenPipes() { POSIX.holdBrokenPipes() }

  /// Waits, on this thread alone.
  package static func sleep(_ time: Duration) { POSIX.sleep(time) }

  /// Whether there is a process with a number.
  package static func isRunning(_ process: Int32) -> Bool { POSIX.isRunning(process) }

  /// Makes taking memory cheap for many threads; to be called before there are any.
  package static func takeMemoryInLargeSteps() { POSIX.takeMemoryInLargeSteps() }

  /// Keeps a value until the program ends: the system takes back all memory at once, which is much faster
  /// than to give it up piece by piece.
  package static func keep(_ value: some Sendable) { kept.withLock { $0.append(value) } }

  private static let kept = Mutex<[any Sendable]>([])

  /// Ends the program.
  package static func exit(_ code: Int32) -> Never { POSIX.exitProcess(code) }

  /// What tells the running program from another build; nil where the system doesn't say.
  package static var program: ProgramIdentity? {
    guard let path = try? POSIX.realPath(POSIX.programPath()) else { return nil }
    return ProgramIdentity(of: path)
  }

  /// The value of a variable of the environment; nil where it is unset or empty.
  package static func environment(_ name: String) -> String? { POSIX.environment(name)?.text }

  /// The folder that relative paths are seen from, without symlinks.
  package static func currentFolder() throws(WorkspaceError) -> FilePath {
    try attempt(.list, FilePath(".")) { () throws(Errno) in try POSIX.realPath(FilePath(".")) }
  }
}
