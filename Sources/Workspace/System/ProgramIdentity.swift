/// What tells one build of a program from another; a copy that keeps its time is the same.
package struct ProgramIdentity: Sendable {
  /// The state of the program's file.
  package let file: FileIdentity

  /// The first bytes of the file, among which linkers put a digest of all others. Some who pack programs give
  /// all files the same time, and builds that differ in a number have the same size.
  package let head: [UInt8]

  private static let headLength = 1 << 14

  /// The identity of the program at a path; nil where it can't be read.
  init?(of path: FilePath) {
    guard let program = try? Descriptor(path, for: .read), let status = try? program.status(),
      let head = try? program.read(limit: Self.headLength)
    else { return nil }
    (file, self.head) = (status.identity, head)
  }
}
