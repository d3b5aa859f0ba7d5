package import CodemodKit

/// What passes found in earlier runs. It follows from the files, the passes and the settings alone; so where
/// all of these are the same, nobody needs to look again.
package struct FindingMemory: Sendable {
  private let recalled: @Sendable ([ProjectFile]) -> Entry?
  private let kept: @Sendable ([ProjectFile], Entry) -> Void

  /// What is remembered of some files.
  package struct Entry: Sendable {
    /// What was found, in the order in which it was.
    package let findings: [Finding]

    /// The numbers of the files with syntax errors, ascending.
    package let unsoundFiles: [Int]

    package init(findings: [Finding], unsoundFiles: [Int]) {
      self.findings = findings
      self.unsoundFiles = unsoundFiles
    }
  }

  /// A memory for runs of the same passes with the same settings.
  ///
  /// - Parameters:
  ///   - recalled: What is remembered of files that are just these; nil where nothing is.
  ///   - kept: Remembers what was found in files.
  package init(
    recalling recalled: @escaping @Sendable ([ProjectFile]) -> Entry?,
    keeping kept: @escaping @Sendable ([ProjectFile], Entry) -> Void
  ) {
    self.recalled = recalled
    self.kept = kept
  }

  /// What was found in these files before; they are not parsed for it.
  func recall(_ files: [ProjectFile]) -> [Finding]? {
    guard let entry = recalled(files) else { return nil }
    let unsound = Set(entry.unsoundFiles)
    for (number, file) in files.enumerated() { file.note(isSound: !unsound.contains(number)) }
    return entry.findings
  }

  /// Remembers what was found in files, which have been parsed for it.
  func keep(_ files: [ProjectFile], _ findings: [Finding]) {
    kept(files, Entry(findings: findings, unsoundFiles: files.indices.filter { !files[$0].isSound }))
  }
}
