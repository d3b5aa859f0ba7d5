package import Foundation

/// A program that runs to its end, or until it is interrupted.
package struct Program {
  package var url: URL
  package var arguments: [String]
  package var folder: URL
  /// What is set beside the environment of the tests.
  package var environment: [String: String] = [:]
  /// What the program reads on standard input.
  package var input = Data()

  package init(
    url: URL, arguments: [String], folder: URL, environment: [String: String] = [:], input: Data = Data()
  ) {
    (self.url, self.arguments, self.folder) = (url, arguments, folder)
    (self.environment, self.input) = (environment, input)
  }

  /// What a program has said, and how it ended.
  package struct Outcome: Sendable {
    /// The exit code, or the number of the signal that ended the program.
    package var status: Int32
    package var wasKilled: Bool
    package var output: String
    package var errors: String
  }

  /// The swiftfix that was built with these tests, or another one that `SWIFTFIX_PROGRAM` names.
  package static let swiftfix =
    ProcessInfo.processInfo.environment["SWIFTFIX_PROGRAM"].map { URL(filePath: $0) }
    ?? productsFolder.appending(path: "swiftfix")

  private static var productsFolder: URL {
    #if os(macOS)
    final class Marker {}
    return Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    #else
    return Bundle.main.bundleURL
    #endif
  }

  /// Whether a command of the shell succeeds here: what the machine of the tests can do.
  package static func succeeds(_ command: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.start()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// A signal that a program gets while it runs.
  package struct Interrupt: Sendable {
    package var signal: Int32
    package var delay: Duration
    /// Files of which one must be there before the delay begins; none means that it begins with the program.
    package var awaited: [URL] = []

    package init(signal: Int32, delay: Duration, awaited: [URL] = []) {
      (self.signal, self.delay, self.awaited) = (signal, delay, awaited)
    }
  }

  /// Runs the program, and sends it a signal where one is wanted.
  ///
  /// Output goes through files: a pipe that nobody empties would block the program.
  package func run(interrupt: Interrupt? = nil) async throws -> Outcome {
    try await Self.turns.take { try await runInTurn(interrupt) }
  }

  private func runInTurn(_ interrupt: Interrupt?) async throws -> Outcome {
    let name = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let (output, errors) = (name.appendingPathExtension("out"), name.appendingPathExtension("err"))
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    for file in [output, errors] { try Data().write(to: file) }
    let process = process()
    let inputFile = name.appendingPathExtension("in")
    defer { try? FileManager.default.removeItem(at: inputFile) }
    try input.write(to: inputFile)
    let handles = try [
      FileHandle(forReadingFrom: inputFile), FileHandle(forWritingTo: output),
      FileHandle(forWritingTo: errors),
    ]
    // A process keeps its handles for longer than it runs, and a thousand of them are too many for it.
    defer { for handle in handles { try? handle.close() } }
    (process.standardInput, process.standardOutput, process.standardError) = (
      handles[0], handles[1], handles[2]
    )
    try await start(process, interrupt)
    return Outcome(
      status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  private func process() -> Process {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // What the tests themselves run in must make no difference.
    let inherited = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("GIT_") && !["NO_COLOR", "TERM"].contains($0.key)
    }
    process.environment = inherited.merging(environment) { $1 }
    return process
  }

  /// How many programs run at once. Tests start all together, and each program holds three files: past some
  /// thousand open files, Foundation crashes on Linux where it lists them to start the next process.
  private static let turns = Turns(16)

  private func start(_ process: Process, _ interrupt: Interrupt?) async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.finish() }
    try process.start()
    if let interrupt {
      while process.isRunning, !interrupt.awaited.isEmpty,
        !interrupt.awaited.contains(where: { FileManager.default.fileExists(atPath: $0.path) })
      { try await Task.sleep(for: .milliseconds(1)) }
      try await Task.sleep(for: interrupt.delay)
      if process.isRunning { kill(process.processIdentifier, interrupt.signal) }
    }
    for await _ in ends {}
  }
}
