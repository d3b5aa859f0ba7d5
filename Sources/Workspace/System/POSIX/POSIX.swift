#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
import CMalloc
@unsafe @preconcurrency import Glibc
#endif

/// The calls to the system.
///
/// Only the files of this folder call C and know which system they are on. Every function is a thin, safe
/// cover of one call: it hands over arrays that live long enough, tries again after a signal, and turns
/// `errno` into an error. `environ` is a global variable of C; it is read at the start of child processes
/// only.
enum POSIX {
  static func message(for code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  /// The value of a variable of the environment; nil where it is unset or empty.
  static func environment(_ name: String) -> FilePath? {
    guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
    return unsafe FilePath(bytes: bytes(of: value))
  }

  static var processID: Int32 { getpid() }

  /// Whether there is a process with a number.
  static func isRunning(_ process: Int32) -> Bool { process > 0 && (kill(process, 0) == 0 || errno == EPERM) }

  /// Whether an open file is a terminal.
  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  /// How many columns a terminal has; nil where the file is none, or one that doesn't know.
  static func columnCount(of file: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Waits for some time; a signal may end that early.
  static func sleep(_ time: Duration) {
    let parts = time.components
    let rest = Int(parts.attoseconds / 1_000_000_000)
    var wait = timespec(tv_sec: time_t(parts.seconds), tv_nsec: rest)
    unsafe nanosleep(&wait, nil)
  }

  /// Ends the program; C's buffers are not in use.
  static func exitProcess(_ code: Int32) -> Never { exit(code) }

  static var activeProcessorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Takes memory from the system in steps of 64 MB of addresses. On its own, glibc's allocator takes it page
  /// by page for every thread but the first; that is thousands of calls in a large run, for which all threads
  /// wait.
  static func takeMemoryInLargeSteps() {
    #if canImport(Glibc)
    mallopt(M_TOP_PAD, 64 << 20)
    #endif
  }

  /// The bytes of a string of C.
  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// The result of a call that says -1 for failure; tried again when a signal came between.
  @discardableResult
  static func retrying<Number: SignedInteger>(_ call: () -> Number) throws(Errno) -> Number {
    while true {
      let result = call()
      guard result == -1 else { return result }
      let code = errno
      if code != EINTR { throw Errno(code: code) }
    }
  }
}
