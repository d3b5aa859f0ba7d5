/// The user's folder for what a run keeps so that later ones need not work it out again. Whatever is in it can
/// go at any time; where it can't be written, nothing is kept.
package struct CacheFolder: Sendable {
  private let path: FilePath

  /// What all files in the folder may take together; what is older than the rest goes first.
  private static let maximumByteCount: Int64 = 64 << 20

  /// The folder at a path, which need not be there yet.
  package init(path: FilePath) { self.path = path }

  /// The user's: `swiftfix` in `XDG_CACHE_HOME`, or in `~/.cache`; nil where neither is known.
  package static var ofUser: CacheFolder? {
    if let caches = POSIX.environment("XDG_CACHE_HOME"), caches.isAbsolute {
      return CacheFolder(path: caches.appending("swiftfix"))
    }
    guard let home = POSIX.environment("HOME"), home.isAbsolute else { return nil }
    return CacheFolder(path: home.appending(".cache/swiftfix"))
  }

  /// What is kept under a name; nil where nothing is.
  package func contents(_ name: String) -> [UInt8]? {
    try? FileContents(reading: path.appending(FilePath(name))).bytes
  }

  /// Keeps bytes under a name, and removes the oldest files where there is too much. Nobody waits for a disk:
  /// what a crash leaves of them must be told from the whole by whoever reads it.
  package func keep(_ bytes: [UInt8], as name: String) {
    guard (try? path.makeFolders { _, errno in errno }) != nil else { return }
    let file = path.withoutSymlinks.appending(FilePath(name))
    guard
      // Whoever writes into a pipe waits until somebody reads from it.
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
