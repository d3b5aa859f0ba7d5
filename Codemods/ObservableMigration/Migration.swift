import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// The migration of one cluster while it is worked out: what to change, and what stands against it.
struct Migration: Sendable {
  let context: FileContext
  let cluster: ObservableCluster

  /// The classes and protocols of the cluster.
  let family: Set<TypeID>

  /// The same, with all types of the project that they inherit from: what these name in their own code may be a
  /// member of the cluster, too.
  let lineage: Set<TypeID>

  /// The files in which the classes and protocols of the cluster are declared or extended: only there can a
  /// name by itself mean a member of one of them.
  let familyFiles: Set<FileID>

  /// The properties of other types that hold an object of the cluster in one of SwiftUI's wrappers.
  var observed: [ObservedProperty] = []

  /// The types that have such a property.
  var observers: Set<TypeID> = []

  /// The properties that the classes announced by hand.
  private(set) var announced: Set<DeclarationID> = []

  /// The calls by which they did, by their names, that can go.
  private(set) var needlessSends: [Use] = []

  private(set) var edits: [FileEdit] = []
  private(set) var reasons: [MigrationReason] = []

  /// The changes at places that a comment asks to be left alone.
  private(set) var protected: [FileEdit] = []

  var index: ProjectIndex { context.index }

  var memberUses: MemberUses { context.project.shared(MemberUses.init) }

  var publisherUses: PublisherUses { context.project.shared(PublisherUses.init) }

  var topLevelImports: TopLevelImports { context.project.shared(TopLevelImports.init) }

  var evaluatedCode: EvaluatedCode {
    let uses = memberUses
    return context.project.shared { EvaluatedCode($0, uses) }
  }

  init(_ cluster: ObservableCluster, in context: FileContext) {
    self.context = context
    self.cluster = cluster
    family = Set(cluster.types)
    lineage = family.union(cluster.types.flatMap(context.index.supertypes(of:)))
    familyFiles = Set(cluster.types.flatMap { context.index.files(of: $0) })
    let sends = publisherUses.sends
    for type in cluster.types where !sends.all.isEmpty {
      let announcements = Announcements(in: type, of: family, among: sends, memberUses)
      announced.formUnion(announcements.properties)
      needlessSends += announcements.needless
    }
  }

  /// Works everything out, step by step; each step is an extension, in the folder that is named beside it.
  static func plan(_ cluster: ObservableCluster, in context: FileContext) -> MigrationPlan {
    var migration = Migration(cluster, in: context)
    migration.checkDeployment()
    guard migration.reasons.isEmpty else { return migration.finished }
    // Classes: the headers, the stored properties, what the language makes of both.
    migration.checkShape()
    migration.rewriteTypes()
    // Publishers: whoever subscribes to what will be gone.
    migration.checkPublishers()
    // UseSites: the properties that own, observe or inject an object.
    migration.rewriteUseSites()
    // Files: what has to change around all this, and whether it may.
    migration.rewriteConstraints()
    migration.rewriteImports()
    migration.checkDeploymentOfUseSites()
    migration.checkFiles()
    // Views: what they show may be different. It takes the longest, and nothing is said of it where all
    // stays.
    if !migration.isRefused { migration.checkViews() }
    return migration.finished
  }

  private var isRefused: Bool { reasons.contains { $0.rule.tier == .refusal } }

  /// What was worked out, in the order in which it is told.
  private var finished: MigrationPlan {
    let told = reasons.sorted(on: \.line).sorted(on: \.path).sorted(on: \.rule.id)
    return MigrationPlan(
      name: name, edits: isRefused ? [] : edits,
      reasons: told.reduce(into: []) { all, next in if all.last != next { all.append(next) } },
      classes: cluster.types.filter { index[$0].kind == .class }.map { index[$0].name },
      useSites: observed.count, protected: protected)
  }

  /// The name of the first class.
  private var name: String {
    index[cluster.types.first { index[$0].kind != .protocol } ?? cluster.types[0]].name
  }
}

// MARK: - Recording

extension Migration {
  /// Records a change of the file that a node is in.
  mutating func change(_ edit: TextEdit, near node: Node) {
    guard let file = index.file(of: node) else { return }
    edits.append(FileEdit(file: file.number, edit: edit))
    guard let macro = Self.macro(around: node) else { return }
    record(
      ObservableRules.untouchedPlace, "a place that would have to change is an argument of '\(macro)'",
      at: node)
  }

  /// The macro whose arguments a node stands in: what it makes of them can't be told. `#Preview` keeps them.
  private static func macro(around node: Node) -> String? {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .macroExpansionExpr, .macroExpansionDecl:
        let name =
          MacroExpansionExprSyntax(ancestor)?.macroName ?? MacroExpansionDeclSyntax(ancestor)?.macroName
        if let name, name.text != "Preview" { return "#" + name.text }
      case .labeledExprList:
        if let attribute = AttributeSyntax(ancestor.parent) { return attribute.node.text }
      default: continue
      }
    }
    return nil
  }

  /// Records that a comment asks for a place to be left alone that would have to change.
  mutating func protect(_ edit: FileEdit) { protected.append(edit) }

  /// Records that a rule applies at a node; `text` is followed by the place.
  mutating func record(_ rule: Rule, _ text: String, at node: Node) {
    guard let file = index.file(of: node) else { return }
    record(rule, text, in: file.number, at: node.range.lowerBound)
  }

  /// Records that a rule applies at a byte offset (UTF-8, 0-based) of a file.
  mutating func record(_ rule: Rule, _ text: String, in file: Int, at offset: Int) {
    let projectFile = context.project.files[file]
    let line = projectFile.lines.location(of: offset).line
    reasons.append(
      MigrationReason(rule: rule, text: text, path: projectFile.path, line: line))
  }

  /// The file of a node as the run knows it.
  func file(of node: Node) -> ProjectFile {
    context.project.files[index.file(of: node).map(\.number) ?? context.number]
  }

  /// The bytes that a snippet has at a node: in the style of its file, with the indentation of its line.
  func render(_ snippet: Snippet, at node: Node, extraLevels: Int = 0) -> [UInt8] {
    let file = file(of: node)
    let base = file.lines.indentation(at: node.range.lowerBound, in: file.tree.source)
    return file.style.render(snippet, base: base + file.style.indentUnit.bytes(levels: extraLevels))
  }
}

// MARK: - Deployment

extension Migration {
  static let gate = Gate.iOS(17)

  private mutating func checkDeployment() {
    let node = index[cluster.anchor.declaration].node
    refuseUnlessMet(index.satisfies(Self.gate, at: node), at: node)
  }

  /// Every file that would change has to be built for platforms that have Observation.
  private mutating func checkDeploymentOfUseSites() {
    let anchor = index[cluster.anchor.declaration].node
    guard index.satisfies(Self.gate, at: anchor.tree.root).isMet else { return }
    for number in Set(edits.map(\.file)).ascending() {
      let root = context.project.files[number].tree.root
      refuseUnlessMet(index.satisfies(Self.gate, at: root), at: root)
    }
  }

  private mutating func refuseUnlessMet(_ answer: GateAnswer, at node: Node) {
    switch answer {
    case .met: break
    case .notMet(let platform, let deployment, _):
      record(
        ObservableRules.deployment,
        "deployment target \(platform.rawValue) \(deployment) < iOS 17/macOS 14/tvOS 17/watchOS 10 "
          + "(swift-perception's @Perceptible is the back-port)", at: node)
    case .unknown(let flag):
      record(
        ObservableRules.deployment,
        "deployment target unknown, and Observation needs iOS 17/macOS 14: pass \(flag) if it is met",
        at: node)
    }
  }
}
