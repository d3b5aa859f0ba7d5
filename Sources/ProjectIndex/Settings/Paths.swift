/// Operations on the paths of inputs, whose components are separated by `/`.
package enum Paths {
  /// The folder of a path, with a trailing `/`; empty for a path without a folder.
  package static func folder(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return String(path[...last])
  }

  /// The last component of a path.
  package static func name(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return String(path) }
    return String(path[path.utf8.index(after: last)...])
  }

  /// Whether a folder is another one or contains it; both have a trailing `/` unless they are empty, and may
  /// begin with `../`.
  package static func folder(_ outer: String, contains inner: String) -> Bool {
    if inner.hasPrefix(outer), !outer.isEmpty { return true }
    let steps = outer.split(separator: "/")
    guard !inner.hasPrefix("/"), steps.allSatisfy({ $0 == ".." }) else { return false }
    return inner.split(separator: "/").prefix { $0 == ".." }.count <= steps.count
  }

  /// `relative`, resolved against `folder`, without `.` and `..`.
  package static func join(_ folder: String, _ relative: String) -> String {
    if isPlain(folder), isPlain(relative), relative.utf8.last != slash {
      return folder.utf8.last == slash ? folder + relative : folder + "/" + relative
    }
    let isAbsolute = relative.hasPrefix("/") || relative.isEmpty && folder.hasPrefix("/")
    let whole =
      relative.hasPrefix("/")
      ? relative : folder + (folder.isEmpty || folder.hasSuffix("/") ? "" : "/") + relative
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (isAbsolute || whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether a path starts with a name, and no component of it can be `.`, `..` or empty.
  private static func isPlain(_ path: String) -> Bool {
    var previous = slash
    for byte in path.utf8 {
      if previous == slash, byte == slash || byte == UInt8(ascii: ".") { return false }
      previous = byte
    }
    return !path.isEmpty
  }

  private static let slash = UInt8(ascii: "/")
}
