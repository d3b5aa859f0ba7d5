import CSTParser
import SwiftCST
import Testing

@testable import ProjectIndex

/// An index that is built after an earlier one answers as if it had been built anew.
@Suite struct RebuiltIndexTests {
  private static let before = [
    "A.swift":
      "protocol P {}\nclass Model: Base, P { var title = \"\"; struct Part {} }\nextension Model.Part: P {}",
    "B.swift": "class Base {}\ntypealias Alias = Model\nfunc make() -> Alias { Model() }",
    "C.swift": "struct Outer<T> { class Base {}\n struct Inner: Base, P {} }\nlet gone = Outer<Int>.Inner()",
    "D.swift":
      "#if DEBUG\nclass Root: P { var title = 1 }\n#else\nclass X: Base {}\n#endif\nextension Root {}",
  ]

  private static let changes: [[String: String]] = [
    ["B.swift": "class Base: Root {}\nclass Root {}\nfunc make() -> Model { Model() }"],
    ["C.swift": "extension Outer { protocol P {} }\nstruct Outer<T> { struct Inner: P {} }"],
    [
      "A.swift": "class Model { var name = \"\" }\nextension Model { struct Base {}\n struct X: Base {} }",
      "C.swift": "",
    ],
    ["A.swift": "", "B.swift": "", "C.swift": "struct Fresh {}"],
    [
      "B.swift":
        "class Base {}\ntypealias Alias = Model\nfunc make() -> Model { let P = Element(); return P }"
    ],
    [
      "A.swift":
        "protocol P {}\n/* longer */ class Model: Base, P { var title = Root(); struct Part {} }\n"
        + "extension Model.Part: P {}",
      "C.swift":
        "struct Outer<T> { class Base {}\n struct Inner: Base, P {} }\nlet gone = Outer<Model>.Inner()",
    ],
    ["D.swift": before["D.swift"]!.replacing("= 1", with: "= Model()")],
    ["D.swift": before["D.swift"]!.replacing("DEBUG", with: "os(iOS)")],
    ["D.swift": before["D.swift"]!.replacing("#else", with: "#endif\n#if TEST")],
    [:],
  ]

  @Test(arguments: changes) func answersLikeANewOne(change: [String: String]) {
    let old = facts(Self.before)
    let new = old.map { file in change[file.path].map { fact(file.path, $0) } ?? file }
    let builds = FileBuilds(old.map(\.path), settings: ProjectSettings())
    let earlier = ProjectIndex(files: old, builds: builds)
    let rebuilt = ProjectIndex(files: new, builds: builds, after: earlier)
    #expect(answers(rebuilt) == answers(ProjectIndex(files: new, builds: builds)))
    // And once more, back to where it began.
    let back = ProjectIndex(files: old, builds: builds, after: rebuilt)
    #expect(answers(back) == answers(earlier))
  }

  @Test(arguments: changes) func orderOfTheWorkMakesNoDifference(change: [String: String]) {
    let files = facts(Self.before.merging(change) { $1 })
    let backwards = Workers { count, body in
      for number in (0..<count).reversed() { body(number) }
    }
    let builds = FileBuilds(files.map(\.path), settings: ProjectSettings())
    let index = ProjectIndex(files: files, builds: builds, workers: backwards)
    #expect(answers(index) == answers(ProjectIndex(files: files)))
  }

  /// Names that files use or don't any more, in more files than are kept apart from the others.
  @Test func manyFilesAreEditedOneAfterTheOther() {
    let old = (0..<40).map { fact("F\($0).swift", "func f\($0)() { Model(); title(\($0)) }") }
    let builds = FileBuilds(old.map(\.path), settings: ProjectSettings())
    var files = old
    var index = ProjectIndex(files: files, builds: builds)
    for number in [3, 7, 3] + Array(0..<40) + [7] {
      let name = number.isMultiple(of: 2) ? "Base" : "title"
      files[number] = fact("F\(number).swift", "func f\(number)() { gone(); \(name)(); \(name)() }")
      index = ProjectIndex(files: files, builds: builds, after: index)
      #expect(answers(index) == answers(ProjectIndex(files: files, builds: builds)))
    }
  }

  @Test func whatNoFileSaysAnyMoreIsNoName() {
    let old = facts(["A.swift": "let gone = 1", "B.swift": "let kept = 2"])
    let builds = FileBuilds(old.map(\.path), settings: ProjectSettings())
    let earlier = ProjectIndex(files: old, builds: builds)
    #expect(earlier.symbol("gone") != nil)
    let rebuilt = ProjectIndex(
      files: [fact("A.swift", "let new = 1"), old[1]], builds: builds, after: earlier)
    #expect(rebuilt.symbol("gone") == nil)
    #expect(rebuilt.declarations(named: "gone").isEmpty)
    #expect(rebuilt.symbol("new") != nil)
    #expect(rebuilt.uses(of: "kept").count == 1)
  }

  private func facts(_ files: [String: String]) -> [FileFacts] {
    files.keys.sorted().map { fact($0, files[$0] ?? "") }
  }

  private func fact(_ path: String, _ source: String) -> FileFacts {
    FileFacts(path: path, tree: SyntaxTree.parse(SourceText(source)))
  }

  /// What an index says of every type and every name.
  private func answers(_ index: ProjectIndex) -> [String] {
    var result: [String] = []
    for type in index.types {
      result.append(
        "\(index.qualifiedName(of: type.id)): \(index.supertypes(of: type.id).map(index.qualifiedName)) "
          + "\(index.foreignSupertypes(of: type.id).sorted()) \(index.aliases(of: type.id)) "
          + "\(index.members(of: type.id).map { $0.name ?? "-" }) \(index.hasUndecidedInheritance(type.id)) "
          + "\(index.subtypes(of: type.id).map(index.qualifiedName)) "
          + "\(type.inheritances.map { "\($0.node.range) \(index.file(of: $0.node)?.rawValue ?? 99)" })")
    }
    for name in [
      "P", "Base", "Model", "Alias", "Inner", "Outer", "Part", "title", "gone", "make", "Root", "X",
      "Element",
    ] {
      let uses = index.uses(of: name).map { "\($0.file.rawValue):\($0.token.range) \($0.role)" }
      result.append("\(name) \(index.symbol(name) != nil) \(index.declarations(named: name).count) \(uses)")
    }
    return result
  }
}
