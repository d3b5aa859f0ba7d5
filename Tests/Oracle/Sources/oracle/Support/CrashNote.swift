import Foundation

/// Says which input was under way when the process dies or is interrupted: a parser that crashes or hangs
/// on one file of thousands is worthless to debug without the name.
enum CrashNote {
  /// The number of threads that can leave a note.
  static let capacity = 64

  /// What each thread works on, as text that a signal handler can write without allocating.
  ///
  /// Each slot has one writer; the handler reads while the process dies.
  nonisolated(unsafe) private static let notes = {
    let notes = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    notes.initialize(repeating: nil, count: capacity)
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGINT, SIGTERM] {
      install(signal)
    }
    return notes
  }()

  /// Notes that thread `slot` works on `name`, or on nothing.
  static func set(_ slot: Int, _ name: String?) {
    let old = notes[slot]
    notes[slot] = name.flatMap { strdup($0) }
    free(old)
  }

  /// Gives the thread a stack for signals, so that running out of its own can be reported.
  static func prepareThread() {
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  private static func install(_ signal: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = report
    action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
    #else
    action.__sigaction_handler.sa_handler = report
    action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
    #endif
    sigaction(signal, &action, nil)
  }

  private static let report: @convention(c) (Int32) -> Void = { signal in
    for slot in 0..<capacity {
      guard let note = notes[slot], note[0] != 0 else { continue }
      let text: StaticString = "\noracle: died or was stopped at: "
      _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
      _ = write(2, note, strlen(note))
    }
    _ = write(2, "\n", 1)
    raise(signal)
  }
}
