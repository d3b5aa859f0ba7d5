#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import Testing

@testable package import Workspace

/// A folder for one test, removed with all that is in it when the test ends.
package struct Scratch: ~Copyable {
  /// Absolute, without symlinks.
  package let path: FilePath

  package init() throws {
    // Thousands of syncs are quick in memory, and the folder of temporary files may be on a disk.
    let memory = FilePath("/dev/shm")
    let home = POSIX.canWrite(memory) ? memory : POSIX.environment("TMPDIR") ?? FilePath("/tmp")
    let folder = try POSIX.realPath(home).appending("swiftfix-test-\(UInt64.random(in: 0 ... .max))")
    try POSIX.makeFolder(folder)
    path = folder
  }

  deinit {
    _ = try? run("chmod", "-R", "u+rwx", path.text)
    _ = try? run("rm", "-rf", path.text)
  }

  /// Where the state outside git goes.
  package var stateHome: FilePath { path.appending("state-home") }

  package func path(_ name: String) -> FilePath { path.appending(name) }

  /// Writes a file, and makes the folders on the way to it.
  @discardableResult
  package func write(_ name: String, _ text: String = "") throws -> FilePath {
    try write(FilePath(name), text)
  }

  @discardableResult
  package func write(_ name: FilePath, _ text: String = "") throws -> FilePath {
    let file = path.appending(name)
    try makeFolders(file.parent)
    try Descriptor(file, for: .overwrite).write(Array(text.utf8))
    return file
  }

  private func makeFolders(_ folder: FilePath) throws {
    guard (try? POSIX.status(of: folder)) == nil else { return }
    try makeFolders(folder.parent)
    try POSIX.makeFolder(folder)
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try FileContents(reading: path(name)).bytes, as: UTF8.self)
  }

  package func link(_ target: String, symbolicallyAs name: String) {
    #expect(unsafe symlink(target, path(name).text) == 0)
  }

  package func link(_ target: String, as name: String) {
    #expect(unsafe linkat(AT_FDCWD, path(target).text, AT_FDCWD, path(name).text, 0) == 0)
  }

  package func setMode(_ mode: UInt32, _ name: String) {
    #expect(unsafe chmod(path(name).text, mode_t(mode)) == 0)
  }

  /// Everything beneath the folder, relative to it; git's own folder and the state left out.
  package func names() throws -> [String] {
    var names: [String] = []
    var pending = [path]
    while let folder = pending.popLast() {
      for entry in try POSIX.entries(of: folder) where entry.name != Array(".git".utf8) {
        let file = folder.appending(FilePath(bytes: entry.name))
        guard file != stateHome else { continue }
        if entry.kind == .folder { pending.append(file) } else { names.append(file.relative(to: path).text) }
      }
    }
    return names.sorted()
  }

  @discardableResult
  package func git(_ arguments: String...) throws -> String {
    let settings = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
    return try run(["git", "-C", path.text] + settings + arguments)
  }
}

/// Whether tests may mount file systems here.
package let canMount: Bool = getuid() == 0 && (try? run("unshare", "--mount", "true")) != nil

/// Whether a part of a test can run as a user whom permissions bind.
package var canActAsNobody: Bool {
  #if os(Linux)
  true
  #else
  getuid() != 0
  #endif
}

/// Runs `body` as a user whom permissions bind: where the tests run as root, on this thread alone.
package func asNobody(_ folder: FilePath, _ body: () throws -> Void) throws {
  guard getuid() == 0 else { return try body() }
  #if os(Linux)
  typealias SetUser = @convention(c) (uid_t) -> Int32
  guard let symbol = unsafe dlsym(nil, "setfsuid") else { throw CommandFailed(text: "no setfsuid") }
  let setUser = unsafe unsafeBitCast(symbol, to: SetUser.self)
  try run("chown", "-R", "65534", folder.text)
  _ = setUser(65534)
  defer { _ = setUser(0) }
  try body()
  #endif
}

package struct CommandFailed: Error {
  package let text: String
}

@discardableResult
package func run(_ words: String...) throws -> String { try run(words) }

@discardableResult
package func run(_ words: [String]) throws -> String {
  let environment = POSIX.environmentEntries().filter { !$0.starts(with: "GIT_".utf8) }
  let program = try #require(ProgramSearch.program(words[0]))
  let result = try runProcess(program, words.map { Array($0.utf8) }, environment: environment)
  guard result.exitStatus == 0 else {
    throw CommandFailed(text: "\(words): \(String(decoding: result.errors, as: UTF8.self))")
  }
  return String(decoding: result.output, as: UTF8.self)
}
