/// The user's folder for results of a run that later runs can reuse. Its contents can be deleted at any time;
/// if it can't be written, nothing is stored.
package struct CacheFolder: Sendable {
  private let path: FilePath

  /// The maximum total size of all files in the folder; the oldest files are removed first.
  private static let maximumByteCount: Int64 = 64 << 20

  /// Creates the folder at a path, which need not exist yet.
  package init(path: FilePath) { self.path = path }

  /// The user's cache folder: `swiftfix` in `XDG_CACHE_HOME`, or in `~/.cache`; nil if neither is known.
  package static var ofUser: CacheFolder? {
    if let caches = POSIX.environment("XDG_CACHE_HOME"), caches.isAbsolute {
      return CacheFolder(path: caches.appending("swiftfix"))
    }
    guard let home = POSIX.environment("HOME"), home.isAbsolute else { return nil }
    return CacheFolder(path: home.appending(".cache/swiftfix"))
  }

  /// The bytes stored under a name; nil if there are none.
  package func contents(_ name: String) -> [UInt8]? {
    try? FileContents(reading: path.appending(FilePath(name))).bytes
  }

  /// Stores bytes under a name, and removes the oldest files if the folder is too large. It doesn't wait for
  /// the disk: after a crash, readers must detect incomplete files.
  package func keep(_ bytes: [UInt8], as name: String) {
    guard (try? path.makeFolders { _, errno in errno }) != nil else { return }
    let file = path.withoutSymlinks.appending(FilePath(name))
    guard
      // Writing to a pipe would block until another process reads from it.
      ((try? file.status().kind) ?? .file) == .file, (try? OutputFile(file).write(bytes)) != nil
    else { return }
    removeOldest()
  }

  private func removeOldest() {
    let entries = (try? POSIX.entries(of: path)) ?? []
    var files = entries.compactMap { entry in
      let file = path.appending(FilePath(bytes: entry.name))
      return (try? POSIX.status(of: file)).map { (path: file, identity: $0.identity) }
    }
    var byteCount = files.reduce(0) { $0 + $1.identity.size }
    guard byteCount > Self.maximumByteCount else { return }
    files.sort { left, right in
      (left.identity.modifiedSeconds, left.identity.modifiedNanoseconds)
        < (right.identity.modifiedSeconds, right.identity.modifiedNanoseconds)
    }
    for file in files where byteCount > Self.maximumByteCount {
      try? POSIX.removeFile(file.path)
      byteCount -= file.identity.size
    }
  }
}
