extension Journal {
  private static let magic = Array("swiftfix journal 2\n".utf8)

  /// The journal in pieces that are written one after the other; the contents are shared, not copied.
  var encoded: [[UInt8]] {
    var pieces: [[UInt8]] = []
    var head = Self.magic
    head.appendNumber(isUndo ? 1 : 0)
    head.appendNumber(token)
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
      let parts = [change.root.bytes, change.name, change.mode, change.old, change.new]
      for part in parts { head.appendText(part) }
    }
    return pieces + [head + Self.magic]
  }

  /// The journal that `bytes` hold; nil if they are none, or not whole.
  init?(decoding bytes: [UInt8]) {
    var reader = Reader(rest: bytes[...])
    guard reader.take(Self.magic.count)?.elementsEqual(Self.magic) == true,
      let undo = reader.number(), let token = reader.number(), let count = reader.number()
    else { return nil }
    var entries: [Entry] = []
    for _ in 0..<count {
      guard let entry = reader.entry() else { return nil }
      entries.append(entry)
    }
    guard let indexCount = reader.number() else { return nil }
    var index: [IndexEntry] = []
    for _ in 0..<indexCount {
      guard let entry = reader.indexEntry() else { return nil }
      index.append(entry)
    }
    guard reader.rest.elementsEqual(Self.magic) else { return nil }
    self.init(isUndo: undo == 1, token: token, entries: entries, index: index)
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard count <= rest.count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }

    /// The number that comes next: eight bytes, the highest first.
    mutating func number() -> UInt64? {
      take(8)?.reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func entry() -> Entry? {
      guard let component = number(),
        let pathCount = number().flatMap(Int.init(exactly:)),
        let oldCount = number().flatMap(Int.init(exactly:)),
        let newCount = number().flatMap(Int.init(exactly:)),
        let path = take(pathCount), let old = take(oldCount), let new = take(newCount)
      else { return nil }
      return Entry(
        path: FilePath(bytes: path), component: Int(component >> 1), old: Array(old), new: Array(new),
        keepsOld: component & 1 == 1)
    }

    /// The bytes that come next, behind their number.
    mutating func text() -> [UInt8]? {
      number().flatMap(Int.init(exactly:)).flatMap { take($0) }.map(Array.init)
    }

    mutating func indexEntry() -> IndexEntry? {
      guard let component = number().flatMap(Int.init(exactly:)), let root = text(), let name = text(),
        let mode = text(), let old = text(), let new = text()
      else { return nil }
      return IndexEntry(
        change: IndexChange(root: FilePath(bytes: root), name: name, mode: mode, old: old, new: new),
        component: component)
    }
  }
}

extension [UInt8] {
  fileprivate mutating func appendText(_ text: [UInt8]) {
    appendNumber(UInt64(text.count))
    self += text
  }

  fileprivate mutating func appendNumber(_ number: UInt64) {
    for shift in stride(from: 56, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }
}
