/// An open file, closed when it goes out of scope.
struct Descriptor: ~Copyable {
  private let file: Int32

  /// Opens a file or folder whose last component is not a symlink.
  init(_ path: FilePath, for purpose: OpenPurpose) throws(Errno) {
    file = try POSIX.openFile(path, for: purpose)
  }

  /// Takes ownership of an open file.
  init(owning file: Int32) {
    self.file = file
  }

  deinit {
    POSIX.closeFile(file)
  }

  var number: Int32 { file }

  func status() throws(Errno) -> FileStatus { try POSIX.status(of: file) }

  func sync(throughDriveCache: Bool = false) throws(Errno) {
    try POSIX.sync(file, throughDriveCache: throughDriveCache)
  }

  /// Reads from the current position to the end; `expecting` is an estimate of the size.
  func readToEnd(expecting size: Int) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected: if a read doesn't fill it, the file has ended, and no further read is
    // needed.
    var room = size + 1
    while true {
      let count = try POSIX.readBytes(file, into: &bytes, limit: room)
      if count == 0 || bytes.count == size { return bytes }
      room = max(room - count, 1 << 12)
    }
  }

  /// Reads the next bytes of the file, up to a limit.
  func read(limit: Int) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try POSIX.readBytes(file, into: &bytes, limit: limit)
    return bytes
  }

  func write(_ bytes: [UInt8]) throws(Errno) { try write(bytes, bytes.indices) }

  func write(_ bytes: [UInt8], _ range: Range<Int>) throws(Errno) {
    var rest = range
    while !rest.isEmpty {
      let count = try POSIX.writeBytes(file, bytes, rest)
      rest = rest.dropFirst(count)
    }
  }
}
