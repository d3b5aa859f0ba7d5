/// Standard input, read as it comes.
package enum StandardInput {
  /// The bytes that have arrived, at least one; waits for them, and gives none at the end.
  package static func readSome() throws(WorkspaceError) -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try attempt(.read, FilePath("standard input")) { () throws(Errno) in
      try Platform.readBytes(0, into: &bytes, limit: 1 << 16)
    }
    return bytes
  }
}

/// Runs `body` on a thread of its own, and does not wait for it.
package func runInBackground(_ body: @escaping @Sendable () -> Void) throws(WorkspaceError) {
  guard Platform.startThread(stackSize: 1 << 20, body) != nil else {
    throw .system(.create, FilePath("thread"), .wouldBlock)
  }
}
