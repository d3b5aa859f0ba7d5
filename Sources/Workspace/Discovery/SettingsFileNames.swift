/// The names of the files that say how a project is built.
enum SettingsFileNames {
  static let names = [
    "project.pbxproj", "project.yml", "project.yaml", "Project.swift", "Package.swift",
  ]
  .map { Array($0.utf8) }

  static func contains(_ name: [UInt8]) -> Bool {
    let path = FilePath(bytes: name)
    return names.contains(name) || path.isManifest || path.hasSuffix(".xcconfig")
  }
}
