import ProjectIndex
import Rewriting
import SwiftCST

/// The files in which the fixes of a round may change what passes find.
///
/// These are the changed files, those that refer to a declaration around a change, and those that declare what
/// the innermost of these declarations names, before or after the change.
struct FixReach {
  /// The numbers of the files.
  private(set) var files: Set<Int>

  /// Determines the reach of edits, sorted by place for each file.
  init(of edits: [Int: [TextEdit]], from before: ProjectIndex, to after: ProjectIndex) {
    files = Set(edits.keys)
    for (file, edits) in edits {
      add(edits.map(\.range), in: file, before)
      add(edits.rangesAfter, in: file, after)
    }
  }

  private mutating func add(_ places: [Range<Int>], in file: Int, _ index: ProjectIndex) {
    let changed = ChangedDeclarations(around: places, in: index.files[file])
    for declaration in changed.all { add(index.references(to: declaration.id)) }
    for declaration in changed.innermost { add(namesIn: declaration.node, index) }
  }

  private mutating func add(_ references: References) {
    for use in references.certain { files.insert(Int(use.file.rawValue)) }
    for use in references.possible { files.insert(Int(use.file.rawValue)) }
  }

  /// Adds the files of what names in a declaration refer to.
  private mutating func add(namesIn node: Node, _ index: ProjectIndex) {
    var known: Set<Symbol> = []
    for position in node.tokenIndices {
      let token = node.tree.token(at: position)
      guard let symbol = index.symbol(of: token) else { continue }
      if known.insert(symbol).inserted {
        for declaration in index.declarations(named: symbol) where declaration.kind.isType {
          add(index.declaredType(declaration.id).map(index.files(of:)) ?? [declaration.id.file])
        }
      }
      let name = node.tree.innermostNode(coveringToken: position)
      guard name.kind == .declReferenceExpr else { continue }
      add(Set(index.declarations(referencedBy: name).map(\.file)))
    }
  }

  private mutating func add(_ more: Set<FileID>) {
    for file in more { files.insert(Int(file.rawValue)) }
  }
}

/// The declarations of a file around some places, but for local ones.
private struct ChangedDeclarations {
  private(set) var all: [Declaration] = []
  /// Those that contain a place outside of the declarations inside them: of types, in the header.
  private(set) var innermost: [Declaration] = []

  /// - Parameter places: Byte ranges (UTF-8 offsets, 0-based), ascending, without overlaps.
  init(around places: [Range<Int>], in file: FileFacts) {
    var innermostOfPlace: [[Declaration]] = Array(repeating: [], count: places.count)
    for declaration in file.declarations where !declaration.traits.contains(.local) {
      let range = declaration.node.range
      let first = places.indices.partitionPoint { places[$0].upperBound < range.lowerBound }
      let touched = places[first...].prefix { $0.lowerBound <= range.upperBound }
      if !touched.isEmpty { all.append(declaration) }
      // A declaration is listed before those inside it.
      for place in touched.indices {
        innermostOfPlace[place].removeAll { $0.id == declaration.parent }
        if places[place].lowerBound <= declaration.endOfHeader { innermostOfPlace[place].append(declaration) }
      }
    }
    let found = Dictionary(innermostOfPlace.joined().map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    innermost = found.values.sorted { $0.id < $1.id }
  }
}

extension Declaration {
  /// Where the members of a type begin (UTF-8 byte offset, 0-based); the end of any other declaration.
  fileprivate var endOfHeader: Int {
    node.children.first { $0.kind == .memberBlock }?.range.lowerBound ?? node.range.upperBound
  }
}

extension [TextEdit] {
  /// The places of the replacements in the new text.
  fileprivate var rangesAfter: [Range<Int>] {
    var shift = 0
    return map { edit in
      let start = edit.range.lowerBound + shift
      shift += edit.replacement.count - edit.range.count
      return start..<start + edit.replacement.count
    }
  }
}
