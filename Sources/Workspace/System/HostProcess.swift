/// The running program, as the system sees it.
package enum HostProcess {
  /// Ends the program.
  package static func exit(_ code: Int32) -> Never { Platform.exitProcess(code) }

  /// Whether a variable of the environment is set to something.
  package static func hasEnvironment(_ name: String) -> Bool { Platform.environment(name) != nil }

  /// The folder that relative paths are seen from, without symlinks.
  package static func currentFolder() throws(WorkspaceError) -> FilePath {
    try attempt(.list, FilePath(".")) { () throws(Errno) in try Platform.realPath(FilePath(".")) }
  }
}
