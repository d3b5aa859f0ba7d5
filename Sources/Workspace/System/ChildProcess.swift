/// What a program said before it ended.
struct ProcessResult: Sendable {
  let output: [UInt8]
  let errors: [UInt8]
  let exitStatus: Int32
}

/// Runs a program found in `PATH` to its end, without a shell, and gathers what it writes.
func runProcess(_ arguments: [[UInt8]], environment: [[UInt8]]) throws(Errno) -> ProcessResult {
  var output = try Pipe()
  var errors = try Pipe()
  let process = try Platform.spawn(
    arguments, environment: environment, output: output.writingEnd, errors: errors.writingEnd)
  // The child has its own copies; a pipe ends only when every copy of its writing end is closed.
  output.closeWritingEnd()
  errors.closeWritingEnd()
  do throws(Errno) {
    while !(output.isAtEnd && errors.isAtEnd) {
      // A file number of -1 is passed over by the system.
      let readable = try Platform.waitUntilReadable([output.awaitedEnd, errors.awaitedEnd])
      if readable[0] { try output.readMore() }
      if readable[1] { try errors.readMore() }
    }
  } catch {
    _ = try Platform.wait(for: process)
    throw error
  }
  let status = try Platform.wait(for: process)
  return ProcessResult(output: output.bytes, errors: errors.bytes, exitStatus: status)
}

/// A pipe that a child process writes into, and what has come out of it.
private struct Pipe: ~Copyable {
  private(set) var bytes: [UInt8] = []
  private(set) var isAtEnd = false
  private let reader: Descriptor
  private var writer: Descriptor?
  let writingEnd: Int32

  init() throws(Errno) {
    let ends = try Platform.makePipe()
    reader = Descriptor(owning: ends.reading)
    writer = Descriptor(owning: ends.writing)
    writingEnd = ends.writing
  }

  var awaitedEnd: Int32 { isAtEnd ? -1 : reader.number }

  mutating func closeWritingEnd() { writer = nil }

  mutating func readMore() throws(Errno) {
    isAtEnd = try Platform.readBytes(reader.number, into: &bytes, limit: 1 << 16) == 0
  }
}
