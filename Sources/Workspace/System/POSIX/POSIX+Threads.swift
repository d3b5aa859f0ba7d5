#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

/// A running thread, which must be joined.
@safe struct RunningThread {
  fileprivate let handle: pthread_t
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

extension POSIX {
  /// Runs `body` on a new thread; nil if the system can't create one.
  static func startThread(
    stackSize: Int, _ body: @escaping @Sendable () -> Void
  ) -> RunningThread? {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    let context = unsafe Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let code = unsafe pthread_create(
      &thread, &attributes,
      { context in
        #if canImport(Darwin)
        let body = unsafe Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue()
        #else
        let body = unsafe Unmanaged<ThreadBody>.fromOpaque(context!).takeRetainedValue()
        #endif
        body.run()
        return nil
      }, context.toOpaque())
    guard code == 0 else {
      unsafe context.release()
      return nil
    }
    #if canImport(Glibc)
    return RunningThread(handle: thread)
    #else
    return unsafe thread.map { unsafe RunningThread(handle: $0) }
    #endif
  }

  static func join(_ thread: RunningThread) {
    #if canImport(Darwin)
    _ = unsafe pthread_join(thread.handle, nil)
    #else
    _ = pthread_join(thread.handle, nil)
    #endif
  }
}
