/// The output and the exit status of a program.
struct ProcessResult: Sendable {
  let output: [UInt8]
  let errors: [UInt8]
  let exitStatus: Int32
}

/// Runs the program at a path (absolute) to its end, without a shell, with `input` on standard input, and
/// collects its output. The first argument is its name.
///
/// - Parameter patience: How long the program may be inactive before it is killed. For example, a FIFO in
///   place of a file would make it wait forever.
func runProcess(
  _ program: FilePath, _ arguments: [[UInt8]], environment: [[UInt8]], input: [UInt8] = [],
  patience: Duration = .seconds(600)
) throws(Errno) -> ProcessResult {
  var output = try Pipe()
  var errors = try Pipe()
  var feed = try Feed(input)
  let process = try POSIX.spawn(
    program, arguments, environment: environment, input: feed.readingEnd, output: output.writingEnd,
    errors: errors.writingEnd)
  // The child has its own copies; a pipe only ends when every copy of its writing end is closed.
  output.closeWritingEnd()
  errors.closeWritingEnd()
  feed.closeReadingEnd()
  do throws(Errno) {
    while !(output.isAtEnd && errors.isAtEnd) {
      let ready = try POSIX.waitUntilReady(
        reading: [output.awaitedEnd, errors.awaitedEnd], writing: feed.awaitedEnd, patience: patience)
      guard ready.contains(true) else { throw .timedOut }
      if ready[0] { try output.readMore() }
      if ready[1] { try errors.readMore() }
      if ready[2] { feed.writeMore() }
    }
  } catch {
    if error == .timedOut { POSIX.end(process) }
    // A child whose output is no longer read ends, instead of waiting until it can write.
    output.closeReadingEnd()
    errors.closeReadingEnd()
    _ = try POSIX.wait(for: process)
    throw error
  }
  let status = try POSIX.wait(for: process)
  return ProcessResult(output: output.bytes, errors: errors.bytes, exitStatus: status)
}

/// The input of a child process, and how much of it has been sent.
private struct Feed: ~Copyable {
  private var rest: Range<Int>
  private let bytes: [UInt8]
  private var near: Descriptor?
  private var far: Descriptor?
  let readingEnd: Int32?
  /// The descriptor to write to; -1 once everything has been sent.
  private(set) var awaitedEnd: Int32 = -1

  init(_ bytes: [UInt8]) throws(Errno) {
    self.bytes = bytes
    rest = bytes.indices
    guard !bytes.isEmpty else {
      readingEnd = nil
      return
    }
    let ends = try POSIX.makeConnection()
    near = Descriptor(owning: ends.near)
    awaitedEnd = ends.near
    far = Descriptor(owning: ends.far)
    readingEnd = ends.far
  }

  mutating func closeReadingEnd() { far = nil }

  /// Sends more input. A child that no longer reads has ended, or will; its exit status shows why.
  mutating func writeMore() {
    let count = (try? POSIX.sendBytes(awaitedEnd, bytes, rest)) ?? rest.count
    rest = rest.dropFirst(count)
    guard rest.isEmpty else { return }
    near = nil
    awaitedEnd = -1
  }
}

/// A pipe that a child process writes to, and the output read from it so far.
private struct Pipe: ~Copyable {
  private(set) var bytes: [UInt8] = []
  private(set) var isAtEnd = false
  private var reader: Descriptor?
  private var writer: Descriptor?
  let writingEnd: Int32

  init() throws(Errno) {
    let ends = try POSIX.makePipe()
    reader = Descriptor(owning: ends.reading)
    writer = Descriptor(owning: ends.writing)
    writingEnd = ends.writing
    readingEnd = ends.reading
  }

  let readingEnd: Int32

  var awaitedEnd: Int32 { isAtEnd ? -1 : readingEnd }

  mutating func closeWritingEnd() { writer = nil }

  mutating func closeReadingEnd() { reader = nil }

  mutating func readMore() throws(Errno) {
    isAtEnd = try POSIX.readBytes(readingEnd, into: &bytes, limit: 1 << 16) == 0
  }
}
