import CSTParser
import Foundation
import ProjectIndex
import SwiftCST

/// A module as both see it: the index from the syntax of its files, and the compiler.
struct ComparedModule {
  let index: ProjectIndex
  let dump: CompilerDump
  private let lines: [LineTable]

  init(files: [TypeCheckCase.File], dump: CompilerDump) {
    let facts = files.map { FileFacts(path: $0.name, tree: SyntaxTree.parse(SourceText($0.text))) }
    index = ProjectIndex(files: facts, settings: ProjectSettings())
    lines = facts.map { LineTable($0.tree.source) }
    self.dump = dump
  }

  var files: [FileID] { index.files.compactMap { index.file(of: $0.tree.root) } }

  /// Where a token begins.
  func place(of token: Token, in file: FileID) -> SourcePlace {
    SourcePlace(
      file: index[file].path, location: lines[Int(file.rawValue)].location(of: token.range.lowerBound))
  }

  /// The line in which a place stands, without the white space around it.
  func line(of place: SourcePlace) -> String {
    guard let file = files.first(where: { index[$0].path == place.file }) else { return "" }
    let starts = lines[Int(file.rawValue)].lineStarts + [index[file].tree.source.count]
    let range = starts[place.location.line - 1]..<starts[place.location.line]
    return index[file].tree.source.string(in: range).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Where the name of a declaration stands.
  func place(of id: DeclarationID) -> SourcePlace? {
    index[id].nameToken.map { place(of: $0, in: id.file) }
  }

  /// Where the first and the last token of a node begin.
  func extent(of node: Node, in file: FileID) -> SourceExtent {
    SourceExtent(start: place(of: node.firstToken, in: file), end: place(of: node.lastToken, in: file))
  }

  /// Whether declarations stand in `#if`, and so perhaps in no file that the compiler has seen: the index
  /// speaks of all builds.
  func areOfOtherBuilds(_ found: [DeclarationID]) -> Bool {
    found.allSatisfy { index[$0].traits.contains(.conditional) }
  }

  /// Whether a name comes from a place: one that isn't written, such as `newValue`, from anywhere in what
  /// binds it; one of several clauses of `#if` from any of these.
  func binds(_ binding: LocalBinding, at target: SourcePlace, in file: FileID) -> Bool {
    if let token = binding.token, place(of: token, in: file) == target { return true }
    let directive = binding.node.ancestors.first { $0.kind == .ifConfigDecl }
    guard let holder = binding.token == nil ? binding.node : directive else { return false }
    let extent = extent(of: holder, in: file)
    return target.file == extent.start.file && target.location >= extent.start.location
      && target.location <= extent.end.location
  }
}
