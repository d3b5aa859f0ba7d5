import Foundation

/// Swift files that are to compile together as one module.
struct TypeCheckCase: Sendable {
  struct File: Sendable, Hashable, Codable {
    /// A path relative to the case; the names of one case differ, as the compiler asks of a module.
    var name: String
    var text: String
  }

  enum LanguageMode: String, Sendable, CaseIterable, Codable {
    case swift5 = "5"
    case swift6 = "6"
  }

  var name: String
  var files: [File]
  var modes: [LanguageMode]
  /// Further arguments of the compiler's frontend, such as `-default-isolation MainActor`.
  var options: [String]

  init(
    _ name: String, files: [File], modes: [LanguageMode] = LanguageMode.allCases, options: [String] = []
  ) {
    self.name = name
    self.files = files
    self.modes = modes
    self.options = options
  }

  /// A case of one file.
  init(_ name: String, _ text: String, modes: [LanguageMode] = LanguageMode.allCases, options: [String] = [])
  {
    self.init(name, files: [File(name: "Case.swift", text: text)], modes: modes, options: options)
  }

  /// Every Swift file below a folder, manifests excepted.
  init(_ name: String, folder: URL, modes: [LanguageMode] = LanguageMode.allCases) throws {
    let files = try swiftFiles(in: folder).filter { $0 != "Package.swift" }.map {
      File(name: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
    self.init(name, files: files, modes: modes)
  }
}

/// The paths of the Swift files below a folder, relative to it, in a stable order.
func swiftFiles(in folder: URL) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
}
