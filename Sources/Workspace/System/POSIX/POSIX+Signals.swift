#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

/// The signal mask of a thread before some signals were blocked.
struct InterruptHold {
  fileprivate let previous: sigset_t
}

extension POSIX {
  /// Blocks the signals by which a user or a closing terminal ends a program, for this thread and those that
  /// it starts.
  static func holdInterrupts() -> InterruptHold {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, signal) }
    var previous = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &signals, &previous)
    return InterruptHold(previous: previous)
  }

  /// Unblocks signals; one that arrived in the meantime is delivered now.
  static func release(_ hold: InterruptHold) {
    var previous = hold.previous
    unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  /// Blocks the signal that a pipe without a reader sends, for this thread and those that it starts: writing
  /// then fails instead.
  static func holdBrokenPipes() { setBrokenPipes(SIG_BLOCK) }

  /// Unblocks that signal; if it arrived in the meantime, it ends the program now.
  static func releaseBrokenPipes() { setBrokenPipes(SIG_UNBLOCK) }

  private static func setBrokenPipes(_ change: Int32) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe pthread_sigmask(change, &signals, nil)
  }

  /// Opens something in place of a closed standard input, output or error: a file opened later would
  /// otherwise get the descriptor, and output would go to the file. Reading and writing still fail as before.
  static func fillStandardFiles() {
    for file: Int32 in 0...2 where fcntl(file, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
