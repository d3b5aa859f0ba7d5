import ProjectIndex
import SwiftCST

/// An Xcode project: `project.pbxproj`.
struct XcodeProject {
  private let objects: [String: PropertyList]
  /// The folder that contains the `.xcodeproj`, with a trailing `/`.
  private let folder: String
  private let configurationFiles: [String: XcodeConfigurationFile]
  private let paths: [String: String]
  /// The exceptions in folders that belong to targets, by the target that excludes or borrows files.
  private let exceptions: [String: [Exceptions]]

  /// Files in the folder of a group that a target excludes, or takes from another target.
  private struct Exceptions {
    let group: String
    let files: [String]
  }

  /// The project in a file; `configurationFiles` are those of the repository by path.
  init?(path: String, bytes: [UInt8], configurationFiles: [String: XcodeConfigurationFile]) {
    guard let objects = PropertyList(bytes)?["objects"]?.entries else { return nil }
    self.objects = objects
    self.configurationFiles = configurationFiles
    // …/App.xcodeproj/project.pbxproj
    folder = Paths.folder(of: String(Paths.folder(of: path).dropLast()))
    let paths = Self.paths(objects, folder)
    self.paths = paths
    exceptions = Self.exceptions(objects, paths)
  }

  /// The targets with their settings and sources.
  func targets() -> [TargetSettings] {
    let projects = objects.values.filter { Self.isa($0) == "PBXProject" }
    return projects.flatMap { project -> [TargetSettings] in
      let shared = configurations(project)
      let ids = project["targets"]?.elements.compactMap(\.text) ?? []
      let targets = ids.compactMap { id in objects[id].map { target(id, $0, shared) } }
      guard targets.isEmpty else { return targets }
      let settings = shared.values.map { BuildSettings(xcode: $0) }
      return [TargetSettings(name: "", settings: .strictest(settings))]
    }
  }

  private func target(
    _ id: String, _ object: PropertyList, _ shared: [String: [String: String]]
  ) -> TargetSettings {
    // Sorted by name, so that the first one with a module name is the same in every run.
    let merged = configurations(object).sorted(on: \.key).map { name, settings in
      settings.merging(shared[name] ?? [:]) { own, shared in Self.inherits(own) ? shared : own }
    }
    let all = merged.map { BuildSettings(xcode: $0) }
    let name = object["name"]?.text ?? ""
    let module = merged.lazy.compactMap { BuildSettingResolver(settings: $0).value("PRODUCT_MODULE_NAME") }
      .first
    var target = TargetSettings(
      name: TargetSettings.module(named: module ?? name),
      files: Set(sourceFiles(object) + borrowedFiles(object, id)),
      folders: synchronizedFolders(object), excluded: Set(ownExceptions(object, id)),
      settings: .strictest(all))
    let products = merged.compactMap { settings in
      BuildSettingResolver(settings: settings.merging(["TARGET_NAME": name]) { own, _ in own })
        .value("PRODUCT_NAME")
    }
    target.productNames = module == nil ? Set(products.map(TargetSettings.module)) : []
    return target
  }

  private static func inherits(_ value: String) -> Bool { value.isEmpty || value.contains("$(inherited)") }

  private static func isa(_ object: PropertyList) -> String? { object["isa"]?.text }
}

// MARK: - Configurations

extension XcodeProject {
  /// The build settings of each configuration of a project or target, by the name of the configuration.
  private func configurations(_ object: PropertyList) -> [String: [String: String]] {
    guard let list = object["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else { return [:] }
    var result: [String: [String: String]] = [:]
    for id in list["buildConfigurations"]?.elements.compactMap(\.text) ?? [] {
      guard let configuration = objects[id], let name = configuration["name"]?.text else { continue }
      let written = configuration["buildSettings"]?.entries.compactMapValues(Self.value) ?? [:]
      result[name] = written.merging(base(of: configuration)) { own, _ in own }
    }
    return result
  }

  private static func value(_ list: PropertyList) -> String? {
    list.text ?? list.elements.compactMap(\.text).joined(separator: " ")
  }

  /// The settings of the `.xcconfig` that a configuration is based on.
  private func base(of configuration: PropertyList) -> [String: String] {
    if let id = configuration["baseConfigurationReference"]?.text {
      return settings(ofFile: paths[id] ?? objects[id]?["path"]?.text, depth: 0)
    }
    guard let relative = configuration["baseConfigurationReferenceRelativePath"]?.text,
      let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ paths[$0] })
    else { return [:] }
    return settings(ofFile: Paths.join(anchor, relative), depth: 0)
  }

  private func settings(ofFile path: String?, depth: Int) -> [String: String] {
    guard let path, depth < 8 else { return [:] }
    let known = configurationFiles[path] != nil ? path : onlyFile(named: Paths.name(of: path))
    guard let known, let file = configurationFiles[known] else { return [:] }
    var result: [String: String] = [:]
    for include in file.includes {
      let included = settings(ofFile: Paths.join(Paths.folder(of: known), include), depth: depth + 1)
      result.merge(included) { _, new in new }
    }
    result.merge(file.settings) { _, own in own }
    return result.merging(file.conditionalSettings) { always, _ in always }
  }

  private func onlyFile(named name: String) -> String? {
    let found = configurationFiles.keys.filter { Paths.name(of: $0) == name }
    return found.count == 1 ? found[0] : nil
  }
}

// MARK: - Sources

extension XcodeProject {
  /// The paths of the files and folders of the project, by identifier.
  private static func paths(_ objects: [String: PropertyList], _ folder: String) -> [String: String] {
    var result: [String: String] = [:]
    for project in objects.values where isa(project) == "PBXProject" {
      let root = Paths.join(folder, project["projectDirPath"]?.text ?? "")
      guard let main = project["mainGroup"]?.text else { continue }
      addPaths(main, under: root, root: root, objects, &result, depth: 0)
    }
    return result
  }

  private static func addPaths(
    _ id: String, under parent: String, root: String, _ objects: [String: PropertyList],
    _ result: inout [String: String], depth: Int
  ) {
    guard depth < 64, result[id] == nil, let object = objects[id] else { return }
    let base = object["sourceTree"]?.text == "SOURCE_ROOT" ? root : parent
    let path = object["path"]?.text.map { Paths.join(base, $0) } ?? base
    result[id] = path
    for child in object["children"]?.elements.compactMap(\.text) ?? [] {
      addPaths(child, under: path, root: root, objects, &result, depth: depth + 1)
    }
  }

  private func sourceFiles(_ target: PropertyList) -> [String] {
    let phases = target["buildPhases"]?.elements.compactMap { $0.text.flatMap { objects[$0] } } ?? []
    return phases.filter { Self.isa($0) == "PBXSourcesBuildPhase" }.flatMap { phase in
      phase["files"]?.elements.compactMap { file in
        file.text.flatMap { objects[$0]?["fileRef"]?.text }.flatMap { paths[$0] }
      } ?? []
    }
  }

  /// The folders that belong to a target with all their files.
  private func synchronizedFolders(_ target: PropertyList) -> [String] {
    synchronizedGroups(target).compactMap { paths[$0].map { $0 + "/" } }.ascending()
  }

  private func synchronizedGroups(_ target: PropertyList) -> Set<String> {
    Set(target["fileSystemSynchronizedGroups"]?.elements.compactMap(\.text) ?? [])
  }

  /// The files in other targets' folders that a target also contains.
  private func borrowedFiles(_ target: PropertyList, _ id: String) -> [String] {
    let own = synchronizedGroups(target)
    return exceptions[id, default: []].filter { !own.contains($0.group) }.flatMap(\.files)
  }

  /// The files in its own folders that a target excludes.
  private func ownExceptions(_ target: PropertyList, _ id: String) -> [String] {
    let own = synchronizedGroups(target)
    return exceptions[id, default: []].filter { own.contains($0.group) }.flatMap(\.files)
  }

  private static func exceptions(
    _ objects: [String: PropertyList], _ paths: [String: String]
  ) -> [String: [Exceptions]] {
    var result: [String: [Exceptions]] = [:]
    for (id, group) in objects where isa(group) == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = paths[id] else { continue }
      for set in group["exceptions"]?.elements.compactMap({ $0.text.flatMap { objects[$0] } }) ?? [] {
        guard let target = set["target"]?.text else { continue }
        let names = set["membershipExceptions"]?.elements.compactMap(\.text) ?? []
        let files = names.map { Paths.join(folder, $0) }
        result[target, default: []].append(Exceptions(group: id, files: files))
      }
    }
    return result
  }
}
