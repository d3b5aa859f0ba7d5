#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

/// The signals that a thread took before some were put off.
struct InterruptHold {
  fileprivate let previous: sigset_t
}

extension POSIX {
  /// Puts off the signals by which a person or a closing terminal ends a program, for this thread and those
  /// that it starts.
  static func holdInterrupts() -> InterruptHold {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, signal) }
    var previous = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &signals, &previous)
    return InterruptHold(previous: previous)
  }

  /// Lets signals come again; one that came meanwhile comes now.
  static func release(_ hold: InterruptHold) {
    var previous = hold.previous
    unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  /// Puts off the signal by which a pipe that nobody reads ends a program, for this thread and those that it
  /// starts: writing there fails instead.
  static func holdBrokenPipes() { setBrokenPipes(SIG_BLOCK) }

  /// Lets that signal come again; one that came meanwhile ends the program now.
  static func releaseBrokenPipes() { setBrokenPipes(SIG_UNBLOCK) }

  private static func setBrokenPipes(_ change: Int32) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe pthread_sigmask(change, &signals, nil)
  }

  /// Puts something where standard input, output or error are closed: a file that is opened later would take
  /// the number, and what is said would go into it. Reading and writing there fail as before.
  static func fillStandardFiles() {
    for file: Int32 in 0...2 where fcntl(file, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
