import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// `<T: ObservableObject>` → `<T: AnyObject & Observable>`.
  mutating func rewriteConstraints() {
    for constraint in cluster.constraints {
      guard let node = node(of: constraint.token) else { continue }
      change(TextEdit(node.range, with: "AnyObject & Observable"), near: node)
    }
    let all = ObservableConstraint.all(in: index)
    for constraint in all where constraint.isOpen && isInSight(constraint.token) {
      guard let node = node(of: constraint.token) else { continue }
      note("OM323", "generic code takes any ObservableObject, and what it is used with can't be told", at: node)
    }
  }

  /// A constraint in another module than any class of the cluster can still be met by it, so each counts,
  /// but for those that cannot be named from there.
  private func isInSight(_ token: Token) -> Bool {
    cluster.types.contains { type in
      let declaration = index[type].primary
      let isNarrow = index.access(of: declaration) <= .fileprivate
      return !isNarrow || index[declaration.file].tree === token.tree
    }
  }

  private func node(of token: Token) -> Node? {
    index.uses(of: token.text).first { $0.token == token }?.node
  }
}

// MARK: - Imports

extension Migration {
  /// Gives the files that name the macros or the protocol an import that has them.
  mutating func rewriteImports() {
    var files: [FileID] = cluster.types.flatMap { index[$0].declarations.map(\.file) }
    files += cluster.constraints.compactMap { node(of: $0.token).flatMap(index.file) }
    for file in Set(files).sorted() { rewriteImports(of: file) }
  }

  private mutating func rewriteImports(of file: FileID) {
    let imports = topLevelImports(of: file)
    let names = imports.compactMap { $0.path?.text }
    let isObservable = !Set(names).isDisjoint(with: ["SwiftUI", "Observation", "SwiftData", "WidgetKit"])
    let combine = imports.first { $0.path?.text == "Combine" && $0.importKindSpecifier == nil }
    if let combine, !needsCombine(file, combine.node) {
      if isObservable {
        change(.deleting(TextSpans.wholeLine(of: combine.node)), near: combine.node)
      } else {
        replace(combine, in: imports)
      }
      return
    }
    guard !isObservable else { return }
    addImport(to: file, imports)
  }

  /// Replaces `Combine` by `Observation`, at its place in the alphabet if the block is sorted.
  private mutating func replace(_ combine: ImportDeclSyntax, in imports: [ImportDeclSyntax]) {
    let others = imports.filter { $0.node != combine.node }
    let isInPlace = others.allSatisfy { other in
      (other.path?.text ?? "") < "Observation" || other.node.id < combine.node.id == false
    }
    let follower = others.first { $0.node.id > combine.node.id }
    if isInPlace, (follower?.path?.text ?? "Z") > "Observation" {
      change(TextEdit(combine.path?.range ?? combine.node.range, with: "Observation"), near: combine.node)
      return
    }
    change(.deleting(TextSpans.wholeLine(of: combine.node)), near: combine.node)
    insertImport(among: others)
  }

  private mutating func addImport(to file: FileID, _ imports: [ImportDeclSyntax]) {
    guard imports.isEmpty else { return insertImport(among: imports) }
    let root = index[file].tree.root
    let text = render("import Observation\n\n", at: root)
    change(TextEdit(root.range.lowerBound..<root.range.lowerBound, with: text, isShared: true), near: root)
  }

  /// Puts the import before the first that comes later in the alphabet, or behind the last.
  private mutating func insertImport(among imports: [ImportDeclSyntax]) {
    let plain = imports.filter { $0.attributes == nil && $0.importKindSpecifier == nil }
    if let next = plain.first(where: { ($0.path?.text ?? "") > "Observation" }) {
      let text = render("import Observation\n", at: next.node)
      let start = next.node.range.lowerBound
      change(TextEdit(start..<start, with: text, isShared: true), near: next.node)
    } else if let last = plain.last ?? imports.last {
      let end = last.node.range.upperBound
      change(TextEdit(end..<end, with: render("\nimport Observation", at: last.node), isShared: true), near: last.node)
    }
  }

  private func topLevelImports(of file: FileID) -> [ImportDeclSyntax] {
    let statements = SourceFileSyntax(index[file].tree.root)?.statements
    return statements?.children.compactMap { ImportDeclSyntax(CodeBlockItemSyntax($0)?.item) } ?? []
  }

  /// Whether anything of Combine is left in a file after the migration.
  private func needsCombine(_ file: FileID, _ combine: Node) -> Bool {
    let tree = index[file].tree
    let removed = edits.filter { $0.file == Int(file.rawValue) }.map(\.edit.range)
    let attributes = removed.filter { !$0.isEmpty }
    for token in 0..<tree.tokens.count where tree.tokens.kinds[token].isIdentifier {
      let range = tree.tokens.range(of: token)
      guard !combine.tokenIndices.contains(token), !attributes.contains(where: { $0.contains(range.lowerBound) })
      else { continue }
      if Self.isOfCombine(tree.source.string(in: range)) { return true }
    }
    return tree.root.subtree.contains { $0.kind == .ifConfigDecl }
  }

  private static func isOfCombine(_ name: String) -> Bool {
    combineNames.contains(name) || name.hasSuffix("Publisher") || name.hasSuffix("Publishers")
      || name.hasSuffix("Subject") || name.hasSuffix("Cancellable") || name.hasSuffix("Subscriber")
  }

  private static let combineNames: Set = [
    "Combine", "ObservableObject", "Published", "Just", "Future", "Deferred", "Empty", "Fail", "Record", "Subscription",
    "sink", "assign", "store", "publisher", "debounce", "throttle", "receive", "removeDuplicates",
    "combineLatest", "eraseToAnyPublisher", "cancellables", "autoconnect", "objectWillChange", "Subscribers",
    "Scheduler", "ImmediateScheduler", "dataTaskPublisher", "share", "multicast", "subscribe", "flatMapLatest",
    "switchToLatest", "onReceive",
  ]
}
