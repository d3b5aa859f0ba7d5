import Testing

/// Every `before` and every `after` compiles, in Swift 5 and in Swift 6 mode; and so does what all passes
/// together make of the case.
@Suite struct SnapshotTypeCheckTests {
  @Test(.enabled(if: TypeChecker.isAvailable)) func compiles() async throws {
    let cases = SnapshotCase.all.filter { $0.reasonNotToTypeCheck == nil }
    let checks = try cases.flatMap { snapshot in
      let together = try snapshot.run(.withAllPasses).after
      return [check(snapshot, snapshot.before, "before")]
        + (snapshot.after.map { [check(snapshot, $0, "after")] } ?? [])
        + (together == snapshot.after ?? snapshot.before ? [] : [check(snapshot, together, "all passes")])
    }
    for result in try await TypeChecker.check(checks) where !result.passed {
      Issue.record("\(result)")
    }
  }

  private func check(_ snapshot: SnapshotCase, _ files: [SnapshotFile], _ stage: String) -> TypeCheckCase {
    TypeCheckCase(
      "\(snapshot.pass)/\(snapshot.name)/\(stage)",
      files: snapshot.checkedFiles(files), modes: snapshot.languageModes)
  }
}

extension SnapshotCase {
  /// Files of the case as the type checker takes them: without manifests.
  func checkedFiles(_ files: [SnapshotFile]) -> [TypeCheckCase.File] {
    files.filter { !$0.path.hasSuffix("Package.swift") }.map { .init(name: $0.path, text: $0.text) }
  }

  /// The modes in which the case compiles: the one that its flags name, or both.
  var languageModes: [TypeCheckCase.LanguageMode] {
    let named = flags.first { $0.hasPrefix("--swift ") }.flatMap {
      TypeCheckCase.LanguageMode(rawValue: String($0.dropFirst(8)))
    }
    return named.map { [$0] } ?? TypeCheckCase.LanguageMode.allCases
  }
}
