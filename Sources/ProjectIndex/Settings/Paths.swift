/// Reckoning with the paths of inputs, which separate their parts by `/`.
enum Paths {
  /// The folder of a path, with a `/` at its end; empty for a path without a folder.
  static func folder(of path: some StringProtocol) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  /// The last part of a path.
  static func name(of path: some StringProtocol) -> String {
    guard let slash = path.lastIndex(of: "/") else { return String(path) }
    return String(path[path.index(after: slash)...])
  }

  /// `relative`, seen from `folder`, with `.` and `..` resolved.
  static func join(_ folder: String, _ relative: String) -> String {
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
}
