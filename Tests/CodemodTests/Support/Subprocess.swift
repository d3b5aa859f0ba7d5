import Foundation

/// Runs a program to its end.
struct Subprocess: Sendable {
  var program: URL
  var arguments: [String]
  var folder: URL

  struct Outcome: Sendable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Output goes through files: a pipe that nobody empties would block the program, and a thread for each pipe
  /// is what a small machine can't spare.
  func run() async throws -> Outcome {
    let name = UUID().uuidString
    let output = FileManager.default.temporaryDirectory.appending(path: "\(name).out")
    let errors = FileManager.default.temporaryDirectory.appending(path: "\(name).err")
    defer {
      try? FileManager.default.removeItem(at: output)
      try? FileManager.default.removeItem(at: errors)
    }
    let status = try await status(writing: output, errors)
    return Outcome(
      status: status, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  private func status(writing output: URL, _ errors: URL) async throws -> Int32 {
    try Data().write(to: output)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }
}
