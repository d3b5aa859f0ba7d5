#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

extension POSIX {
  /// Runs `body` while a terminal hands on each key at once, Ctrl-C among them, and shows none.
  static func withSingleKeys<Result>(_ file: Int32, _ body: () -> Result) -> Result {
    var old = termios()
    guard unsafe tcgetattr(file, &old) == 0 else { return body() }
    var new = old
    new.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    // What was typed ahead stays.
    _ = unsafe tcsetattr(file, TCSANOW, &new)
    defer { _ = unsafe tcsetattr(file, TCSANOW, &old) }
    return body()
  }
}
