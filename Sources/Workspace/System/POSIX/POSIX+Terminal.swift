#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

extension POSIX {
  /// Runs `body` while the terminal passes on each key at once, including Ctrl-C, without echo.
  static func withSingleKeys<Result>(_ file: Int32, _ body: () -> Result) -> Result {
    var old = termios()
    guard unsafe tcgetattr(file, &old) == 0 else { return body() }
    var new = old
    new.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    // Keep what was typed ahead.
    _ = unsafe tcsetattr(file, TCSANOW, &new)
    defer { _ = unsafe tcsetattr(file, TCSANOW, &old) }
    return body()
  }
}
