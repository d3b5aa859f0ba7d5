import Foundation

/// Where things are, seen from the executable in the build folder of this package.
enum Checkout {
  /// The nearest folder above the executable with `name` in it, or the current folder.
  private static func find(_ name: String) -> String {
    var folder = URL(filePath: Bundle.main.executablePath ?? "").resolvingSymlinksInPath()
    while folder.path() != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: name).path()
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
    }
    return name
  }

  /// SwiftSyntax as SwiftPM checked it out for this package.
  static var standard: String { find("checkouts/swift-syntax") }

  /// The product's sources.
  static var sources: String { find("Sources/SwiftCST/..") }

  /// A folder for what can be computed again, beside the executable.
  static var cache: URL {
    URL(filePath: Bundle.main.executablePath ?? "").deletingLastPathComponent().appending(
      path: "oracle-cache")
  }
}
