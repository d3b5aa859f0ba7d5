/// Distinguishes one build of a program from another; a copy with the same time is equal.
package struct ProgramIdentity: Sendable {
  /// The state of the program's file.
  package let file: FileIdentity

  /// The first bytes of the file, where linkers put a digest of the rest. Some packagers set the same time
  /// for all files, and builds that differ in a number have the same size.
  package let head: [UInt8]

  private static let headLength = 1 << 14

  /// The identity of the program at a path; nil if it can't be read.
  init?(of path: FilePath) {
    guard let program = try? Descriptor(path, for: .read), let status = try? program.status(),
      let head = try? program.read(limit: Self.headLength)
    else { return nil }
    (file, self.head) = (status.identity, head)
  }
}
