import Foundation
import TestSupport

/// What the machine of the tests can do; a test that needs more is skipped there, and says so.
enum Machine {
  /// Whether a program is in `PATH`.
  static func has(_ program: String) -> Bool { Program.succeeds("command -v \(program)") }

  /// Whether swiftfix can run as a user whom permissions bind.
  static let canRunAsNobody = getuid() != 0 || Program.succeeds("\(asNobody) true")

  /// What runs a program as a user whom permissions bind, where the tests run as root.
  static let asNobody = "setpriv --reuid=65534 --regid=65534 --clear-groups"

  /// Whether a file system can be mounted that the run alone sees.
  static let canMount = Program.succeeds("unshare --mount mount -t tmpfs -o size=40k tmpfs /tmp")

  /// Whether there is a device that is always full.
  static let hasFullDevice = Program.succeeds("test -w /dev/full")
}

extension Playground {
  /// Runs swiftfix as a user whom permissions bind.
  func swiftfixAsNobody(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> Program.Outcome {
    if getuid() != 0 { return try await swiftfix(arguments, environment: environment) }
    try await run("chown", "-R", "65534", "..")
    let command = "exec \(Machine.asNobody) \"$SWIFTFIX\" \"$@\""
    return try await run(["sh", "-c", command, "sh"] + arguments, environment: environment)
  }
}
