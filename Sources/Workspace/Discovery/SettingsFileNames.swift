/// The names of the files with build settings.
enum SettingsFileNames {
  /// The files from which XcodeGen and Tuist generate an Xcode project.
  static let specifications = ["project.yml", "project.yaml", "Project.swift"]

  static let names = (["project.pbxproj", "Package.swift"] + specifications).map { Array($0.utf8) }

  /// Whether a file of this name is one of them.
  static func contains(_ name: ArraySlice<UInt8>) -> Bool {
    names.contains { name.elementsEqual($0) } || FilePath.isManifest(name)
      || name.suffix(buildConfiguration.count).elementsEqual(buildConfiguration)
  }

  private static let buildConfiguration = Array(".xcconfig".utf8)
}
