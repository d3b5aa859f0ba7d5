/// Many cases as one module. Loading Foundation and SwiftUI takes the compiler longer than checking a case,
/// and so they are loaded once for all.
///
/// Cases must not see one another. Their types get names of their own, which is why a batch takes only cases
/// whose outermost declarations are types, extensions of these, and private things.
struct TypeCheckBatch: Sendable {
  /// What a batch was made of, to find back from what the compiler says.
  struct Member: Sendable {
    var job: TypeCheckJob
    var suffix: String
    var files: [TypeCheckCase.File]
    /// The files as their case names them, in the same order.
    var names: [String]
  }

  private(set) var members: [Member] = []

  /// Takes the job in, unless it can't share a module.
  mutating func add(_ job: TypeCheckJob) -> Bool {
    guard let types = OutermostTypes(of: job.item)?.names else { return false }
    let suffix = "_case\(members.count)"
    let files = job.item.files.enumerated().map { index, file in
      TypeCheckCase.File(name: "\(members.count)-\(index).swift", text: file.text.renaming(types, suffix))
    }
    members.append(Member(job: job, suffix: suffix, files: files, names: job.item.files.map(\.name)))
    return true
  }

  var files: [TypeCheckCase.File] { members.flatMap(\.files) }
}

extension TypeCheckBatch.Member {
  /// The diagnostics in the files of this case, in its own words.
  func own(_ diagnostics: [TypeCheckResult.Diagnostic]) -> [TypeCheckResult.Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let index = files.firstIndex(where: { $0.name == diagnostic.file }) else { return nil }
      var own = diagnostic
      own.file = names[index]
      own.message = diagnostic.message.replacing(suffix, with: "")
      own.column -= shift(before: diagnostic, in: files[index].text)
      return own
    }
  }

  /// The bytes that renaming has put before a place, on its line.
  private func shift(before place: TypeCheckResult.Diagnostic, in text: String) -> Int {
    let lines = text.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false)
    guard place.line > 0, place.line <= lines.count else { return 0 }
    let start = String(decoding: lines[place.line - 1].utf8.prefix(place.column - 1), as: UTF8.self)
    return start.ranges(of: suffix).count * suffix.utf8.count
  }
}

extension String {
  /// Every whole word that is one of the names, with a suffix.
  fileprivate func renaming(_ names: Set<String>, _ suffix: String) -> String {
    replacing(/[\p{L}_][\p{L}\p{N}_]*/) { match in
      names.contains(String(match.0)) ? match.0 + suffix : match.0
    }
  }
}
