/// One case in one language mode.
struct TypeCheckJob: Sendable {
  let item: TypeCheckCase
  let mode: TypeCheckCase.LanguageMode

  init(item: TypeCheckCase, mode: TypeCheckCase.LanguageMode) {
    var item = item
    for index in item.files.indices { item.files[index].text = previewsExpanded(item.files[index].text) }
    self.item = item
    self.mode = mode
  }

  var files: [TypeCheckCase.File] { item.files }

  /// The modules that some file imports. Their extensions are seen in every file of a module, and so cases
  /// that import different things may not share one.
  var imports: [String] {
    Set(files.flatMap { $0.text.matches(of: /(?m)^.*\bimport +(?:\w+ +)?([\w.]+)/).map { String($0.1) } })
      .sorted()
  }
}

/// `#Preview` is a macro whose implementation only Apple has. A constant with the same arguments on the same
/// line is checked like it.
private func previewsExpanded(_ text: String) -> String {
  guard text.contains("#Preview") else { return text }
  var count = 0
  return text.replacing(/(?m)^([ \t]*)#Preview\b/) { match in
    count += 1
    return "\(match.1)@MainActor private let preview\(count) = _Preview"
  }
}
