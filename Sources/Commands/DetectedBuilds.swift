import BuildFiles
import ProjectIndex
import Reports
import SwiftCST
import Workspace

/// How the Swift files at a path are built, as far as the project's own files show.
struct DetectedBuilds {
  /// Files with the same build settings.
  struct Group {
    /// The targets of the files, each once; empty if the files have no target.
    let targets: [String]
    /// The files that describe these targets, relative to the current folder.
    let sources: [String]
    let settings: BuildSettings
    var fileCount = 0
  }

  /// The files grouped by their build settings, the largest group first.
  let groups: [Group]

  /// Reads the project around the files at a path; there are no groups if it has no readable project. Paths
  /// are relative to `folder`.
  init(at path: FilePath, from folder: FilePath) {
    guard let discovery = try? Discovery([path], from: folder),
      let project = try? ProjectFolder.containing(
        discovery.files.map(\.path), else: path, foundBy: discovery)
    else {
      self.init(of: [], in: ProjectSettings())
      return
    }
    let files = discovery.files.map { $0.path.relative(to: folder).description }
    self.init(of: files, in: ProjectSettings(reading: project.settingsFiles, from: folder))
  }

  /// The builds of files, given by path, in a project.
  init(of files: [String], in settings: ProjectSettings) {
    /// The targets by name and, for files without a target, the projects around them.
    struct Key: Hashable { let targets, sources: [String] }
    var groups: [Key: Group] = [:]
    for (path, build) in zip(files, settings.builds(ofFiles: files)) {
      let described =
        build.targets.isEmpty
        ? settings.targets.filter { $0.mayContain(filesIn: Paths.folder(of: path)) } : build.targets
      let key = Key(
        targets: Set(build.targets.map(\.name).filter { !$0.isEmpty }).ascending(),
        sources: Set(described.compactMap(\.source)).ascending())
      let group = Group(targets: key.targets, sources: key.sources, settings: build.settings)
      groups[key, default: group].fileCount += 1
    }
    self.groups = groups.values.sorted { left, right in
      (right.fileCount, left.targets.joined(), left.sources.joined())
        < (left.fileCount, right.targets.joined(), right.sources.joined())
    }
  }

  /// One line for each group of files with known settings.
  var lines: [String] {
    groups.filter { !$0.summary.isEmpty }.map { group in
      let sources = group.sources.isEmpty ? "" : " (\(group.sources.joined(separator: ", ")))"
      return "\(group.title), \(group.fileCount.counted("file")): \(group.summary)\(sources)"
    }
  }

  /// The groups as JSON.
  var json: JSONValue {
    .array(
      groups.map { group in
        let deployment = group.settings.deployment.map { platform, version in
          (platform.rawValue.lowercased(), JSONValue.string("\(version)"))
        }
        return [
          "targets": .array(group.targets.map { .string($0) }), "fileCount": .integer(group.fileCount),
          "deployment": .object(Dictionary(deployment, uniquingKeysWith: { $1 })),
          "swift": group.settings.languageMode.map { .integer($0) } ?? .null,
          "sources": .array(group.sources.map { .string($0) }),
        ]
      })
  }
}

extension DetectedBuilds.Group {
  /// The targets for people, at most three of them.
  var title: String {
    guard !targets.isEmpty else { return "files without a known target" }
    let more = targets.count > 3 ? " and \(targets.count - 3) more" : ""
    return targets.prefix(3).joined(separator: ", ") + more
  }

  /// The deployment targets and the language mode: `iOS 17, macOS 14, Swift 6`.
  var summary: String {
    let platforms = settings.deployment.map { "\($0.key.rawValue) \($0.value)" }.ascending()
    let mode = settings.languageMode.map { ["Swift \($0)"] } ?? []
    return (platforms + mode).joined(separator: ", ")
  }
}
