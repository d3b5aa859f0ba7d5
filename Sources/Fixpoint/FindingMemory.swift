package import CodemodKit

/// A cache of findings from earlier runs. Findings depend only on the files, the passes and the settings; if
/// all of these are equal, they need not be computed again.
package struct FindingMemory: Sendable {
  private let recalled: @Sendable ([ProjectFile]) -> Entry?
  private let kept: @Sendable ([ProjectFile], Entry) -> Void

  /// The cached findings in some files.
  package struct Entry: Sendable {
    /// The findings, in their original order.
    package let findings: [Finding]

    /// The numbers of the files with syntax errors, ascending.
    package let unsoundFiles: [Int]

    package init(findings: [Finding], unsoundFiles: [Int]) {
      self.findings = findings
      self.unsoundFiles = unsoundFiles
    }
  }

  /// Creates a cache for runs of the same passes with the same settings.
  ///
  /// - Parameters:
  ///   - recalled: The cached findings in exactly these files; nil if there are none.
  ///   - kept: Caches the findings in files.
  package init(
    recalling recalled: @escaping @Sendable ([ProjectFile]) -> Entry?,
    keeping kept: @escaping @Sendable ([ProjectFile], Entry) -> Void
  ) {
    self.recalled = recalled
    self.kept = kept
  }

  /// The earlier findings in these files; they are not parsed.
  func recall(_ files: [ProjectFile]) -> [Finding]? {
    guard let entry = recalled(files) else { return nil }
    let unsound = Set(entry.unsoundFiles)
    for (number, file) in files.enumerated() { file.note(isSound: !unsound.contains(number)) }
    return entry.findings
  }

  /// Caches the findings in files, which have already been parsed.
  func keep(_ files: [ProjectFile], _ findings: [Finding]) {
    kept(files, Entry(findings: findings, unsoundFiles: files.indices.filter { !files[$0].isSound }))
  }
}
