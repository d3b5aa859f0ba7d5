import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Adds an import to the files that name the macros or the protocol, and removes the import of Combine if it
/// is no longer used.
struct ImportRewriting {
  private(set) var step = MigrationStep()

  private let edits: [Int: [FileEdit]]
  private let imports: TopLevelImports
  private let filesOfCombine: Set<FileID>
  private let needsObservation: Bool
  private let project: ProjectContext

  private var index: ProjectIndex { project.index }

  /// - Parameters:
  ///   - form: What the classes become: only the macro needs an import.
  ///   - edits: The edits of all files: imports change only in these.
  ///   - filesOfCombine: The files that name something of Combine after the migration.
  init(
    of family: Family, becoming form: ClassForm, after edits: [FileEdit], needing filesOfCombine: Set<FileID>,
    in project: ProjectContext
  ) {
    self.filesOfCombine = filesOfCombine
    needsObservation = form == .observable
    self.edits = Dictionary(grouping: edits, by: \.file)
    self.project = project
    imports = project.imports
    let places =
      family.types.flatMap { index[$0].declarations.map { index[$0].node } }
      + family.cluster.constraints.map(\.node)
    let files = Dictionary(grouping: places, by: index.file(of:))
    for (file, places) in files.sorted(on: { $0.key?.number ?? 0 }) {
      if let file, self.edits[file.number] != nil { rewrite(file, for: places) }
    }
  }

  private mutating func rewrite(_ file: FileID, for places: [Node]) {
    let imports = self.imports(of: file, for: places)
    let names = imports.compactMap { $0.path?.text }
    let isObservable =
      !needsObservation || !Set(names).isDisjoint(with: ["SwiftUI", "Observation", "SwiftData"])
    // An import that re-exports Combine to other files or modules is kept.
    let combine = imports.first { $0.path?.text == "Combine" && $0.isPlain }
    if filesOfCombine.contains(file) {
      if !names.contains("Combine") { insertImport(of: "Combine", among: imports) }
    } else if let combine, !needsCombine(file, combine.node) {
      if isObservable {
        step.change(.deleting(TextSpans.wholeLine(of: combine.node)), near: combine.node)
      } else {
        replace(combine, in: imports)
      }
      return
    }
    guard !isObservable else { return }
    addImport(to: file, imports)
  }

  /// Replaces `Combine` by `Observation`, in alphabetical order if the block is sorted.
  private mutating func replace(_ combine: ImportDeclSyntax, in imports: [ImportDeclSyntax]) {
    let others = imports.filter { $0.node != combine.node }
    let replaced = imports.map { $0.node == combine.node ? "Observation" : $0.path?.text ?? "" }
    let before = imports.map { $0.path?.text ?? "" }
    if replaced == replaced.ascending() || before != before.ascending() {
      step.change(
        TextEdit(combine.path?.range ?? combine.node.range, with: "Observation"), near: combine.node)
      return
    }
    step.change(.deleting(TextSpans.wholeLine(of: combine.node)), near: combine.node)
    insertImport(among: others)
  }

  private mutating func addImport(to file: FileID, _ imports: [ImportDeclSyntax]) {
    guard imports.isEmpty else { return insertImport(among: imports) }
    let root = index[file].tree.root
    let start = documentation(of: root.firstToken)?.lowerBound ?? root.range.lowerBound
    let text = project.render("import Observation\n\n", at: root)
    step.change(TextEdit(start..<start, with: text, isShared: true), near: root)
  }

  /// The range of the documentation at the start of a declaration; nil without one.
  private func documentation(of token: Token) -> Range<Int>? {
    let pieces = TriviaPieces(of: token.triviaBefore, in: token.tree.source).reversed()
    let own = pieces.prefix { $0.kind.isDocumentation || !$0.kind.isComment }
    return own.last { $0.kind.isDocumentation }?.range
  }

  /// Inserts the import before the first one that comes later in the alphabet, or after the last.
  private mutating func insertImport(of module: String = "Observation", among imports: [ImportDeclSyntax]) {
    let plain = imports.filter(\.isPlain)
    if let next = plain.first(where: { ($0.path?.text ?? "") > module }) {
      let text = project.render("import \(module)\n", at: next.node)
      let start = next.node.range.lowerBound
      step.change(TextEdit(start..<start, with: text, isShared: true), near: next.node)
    } else if let last = plain.last ?? imports.last {
      let tree = last.node.tree
      let trailing = tree.tokens.trailingTrivia(of: last.node.lastToken.index, in: tree.source)
      let end = tree.comments(in: trailing).last?.range.upperBound ?? last.node.range.upperBound
      step.change(
        TextEdit(end..<end, with: project.render("\nimport \(module)", at: last.node), isShared: true),
        near: last.node)
    }
  }

  /// The imports at the top of a file; if all are in `#if`, those in the clauses around the nodes.
  private func imports(of file: FileID, for places: [Node]) -> [ImportDeclSyntax] {
    let top = imports.imports(of: file)
    guard top.isEmpty, let first = places.first else { return top }
    let clauses = first.ancestors.filter { clause in
      clause.kind == .ifConfigClause && places.allSatisfy(clause.contains)
    }
    let inner = clauses.lazy.map { TopLevelImports.imports(in: IfConfigClauseSyntax($0)?.elements) }
    return inner.first { !$0.isEmpty } ?? []
  }

  /// Whether a file still uses anything of Combine after the migration.
  private func needsCombine(_ file: FileID, _ combine: Node) -> Bool {
    let tree = index[file].tree
    let removed = (edits[file.number] ?? []).map(\.edit.range).filter { !$0.isEmpty }
    for token in 0..<tree.tokens.count where tree.tokens.kinds[token].isIdentifier {
      let range = tree.tokens.range(of: token)
      guard !combine.tokenIndices.contains(token),
        !removed.contains(where: { $0.contains(range.lowerBound) })
      else { continue }
      let isMember = token > 0 && tree.tokens.kinds[token - 1] == .period
      let name = tree.source.string(in: range)
      if Self.isOfCombine(name, isMember: isMember) || isMember && isOfPublisher(name, token, tree) {
        return true
      }
    }
    return tree.root.subtree.contains { $0.kind == .ifConfigDecl }
  }

  /// Whether a member belongs to a value of Combine: if members are only visible in files that import their
  /// module, the import is needed although no name of Combine occurs.
  private func isOfPublisher(_ name: String, _ token: Int, _ tree: SyntaxTree) -> Bool {
    let node = tree.innermostNode(coveringToken: token)
    guard let base = MemberAccessExprSyntax(node.parent)?.base else { return false }
    return switch index.typeOfExpression(base) {
    case .instance(.foreign(let type), _): Self.isOfCombine(type, isMember: false)
    case .unknown: Self.publisherMembers.contains(name)
    default: false
    }
  }

  private static func isOfCombine(_ name: String, isMember: Bool) -> Bool {
    combineNames.contains(name) || isMember && combineMembers.contains(name) || name.hasSuffix("Publisher")
      || name.hasSuffix("Publishers")
      || name.hasSuffix("Subject") || name.hasSuffix("Cancellable") || name.hasSuffix("Subscriber")
  }

  private static let combineNames = Set(
    words: """
      Combine ObservableObject Published Just Future Deferred Empty Fail Record Subscription Subscriptions
      Subscribers Scheduler ImmediateScheduler SchedulerTimeIntervalConvertible TopLevelDecoder
      TopLevelEncoder CombineIdentifier CustomCombineIdentifierConvertible objectWillChange cancellables
      """)

  /// The same, for names after a period: variables have such names, too.
  private static let combineMembers = Set(
    words: """
      sink assign store publisher debounce throttle receive removeDuplicates combineLatest eraseToAnyPublisher
      autoconnect dataTaskPublisher share multicast subscribe flatMapLatest switchToLatest onReceive
      """)

  /// The same, for members of a base of unknown type: many other types have such members.
  private static let publisherMembers: Set = ["send", "cancel", "values"]
}

extension ImportDeclSyntax {
  /// Whether it is `import Module` and nothing else.
  fileprivate var isPlain: Bool { attributes == nil && modifiers == nil && importKindSpecifier == nil }
}
