extension Journal {
  private static let magic = Array("swiftfix journal 3\n".utf8)

  /// The encoded journal, in pieces that are written one after the other; the contents are shared, not
  /// copied.
  var encoded: [[UInt8]] {
    var pieces: [[UInt8]] = []
    var head = Self.magic
    head.appendNumber(isUndo ? 1 : 0)
    head.appendNumber(token)
    for number in [root.device, root.inode] { head.appendNumber(number) }
    for text in [root.path.bytes, root.boot] { head.appendText(text) }
    head.appendNumber(UInt64(entries.count))
    for entry in entries {
      head.appendNumber(UInt64(entry.component) << 1 | (entry.keepsOld ? 1 : 0))
      head.appendNumber(UInt64(entry.path.bytes.count))
      head.appendNumber(UInt64(entry.old.count))
      head.appendNumber(UInt64(entry.new.count))
      pieces += [head + entry.path.bytes, entry.old, entry.new]
      head = []
    }
    head.appendNumber(UInt64(index.count))
    for entry in index {
      head.appendNumber(UInt64(entry.component))
      let change = entry.change
      let parts = [change.name, change.mode, change.old, change.new]
      for part in parts { head.appendText(part) }
    }
    return pieces + [head + Self.magic]
  }

  /// Decodes a journal; nil if `bytes` are not a journal, are incomplete, or name anything outside of the
  /// root.
  ///
  /// - Parameter place: The current path of the root; nil if it hasn't moved.
  init?(decoding bytes: [UInt8], at place: FilePath? = nil) {
    var reader = ByteReader(bytes)
    guard reader.take(Self.magic.count)?.elementsEqual(Self.magic) == true,
      let undo = reader.number(), let token = reader.number(), let root = reader.root(),
      let count = reader.number()
    else { return nil }
    var entries: [Entry] = []
    for _ in 0..<count {
      guard let entry = reader.entry() else { return nil }
      entries.append(entry)
    }
    guard let indexCount = reader.number() else { return nil }
    var index: [IndexEntry] = []
    for _ in 0..<indexCount {
      guard let entry = reader.indexEntry(in: place ?? root.path) else { return nil }
      index.append(entry)
    }
    guard reader.rest.elementsEqual(Self.magic) else { return nil }
    self.init(root: root, isUndo: undo == 1, token: token, entries: entries, index: index)
  }
}

extension ByteReader {
  fileprivate mutating func root() -> RootIdentity? {
    guard let device = number(), let inode = number(), let path = text(), let boot = text(),
      path.first == FilePath.separator
    else { return nil }
    return RootIdentity(path: FilePath(bytes: path), device: device, inode: inode, boot: boot)
  }

  fileprivate mutating func entry() -> Journal.Entry? {
    guard let component = number(), let pathCount = count(), let oldCount = count(), let newCount = count(),
      let path = take(pathCount).flatMap({ RootedPath($0) }), path != .root, let old = take(oldCount),
      let new = take(newCount)
    else { return nil }
    return Journal.Entry(
      path: path, component: Int(truncatingIfNeeded: component >> 1), old: Array(old), new: Array(new),
      keepsOld: component & 1 == 1)
  }

  fileprivate mutating func indexEntry(in root: FilePath) -> Journal.IndexEntry? {
    guard let component = count(), let name = text(), let mode = text(), let old = text(), let new = text(),
      RootedPath(name).map({ $0 != .root }) ?? false,
      [mode, old, new].joined().allSatisfy(Self.isHexadecimal)
    else { return nil }
    return Journal.IndexEntry(
      change: IndexChange(root: root, name: name, mode: mode, old: old, new: new),
      component: component)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
  }
}
