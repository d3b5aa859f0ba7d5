import CSTParser
import SwiftCST

@testable import ProjectIndex

/// A small project for a test: files by path, and places in them marked by comments.
struct Project {
  let index: ProjectIndex
  private let trees: [String: SyntaxTree]

  init(_ files: [String: String], settings: ProjectSettings = ProjectSettings()) {
    let trees = files.mapValues { SyntaxTree.parse(SourceText($0)) }
    let facts = trees.keys.sorted().compactMap { path in
      trees[path].map { FileFacts(path: path, tree: $0) }
    }
    self.trees = trees
    index = ProjectIndex(files: facts, settings: settings)
  }

  /// A project of one file.
  init(_ source: String) { self.init(["A.swift": source]) }

  /// The type that the name directly after the comment `/*mark*/` stands for, wherever a type is written.
  func resolve(_ mark: String) -> String {
    describe(index.resolve(node(after: mark, IdentifierTypeSyntax.kind)))
  }

  /// What the reference directly after the comment `/*mark*/` means.
  func lookUp(_ mark: String) -> NameResolution { index.lookUp(node(after: mark, .declReferenceExpr)) }

  /// The type of the outermost expression that begins directly after the comment `/*mark*/`.
  func typeOfExpression(_ mark: String) -> ExpressionType {
    var node = node(after: mark, .declReferenceExpr)
    while let parent = node.parent, parent.firstToken == node.firstToken, isExpression(parent) {
      node = parent
    }
    return index.typeOfExpression(node)
  }

  private func isExpression(_ node: Node) -> Bool {
    switch node.kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .sequenceExpr,
      .genericSpecializationExpr:
      true
    default:
      false
    }
  }

  /// The first node of a kind that begins directly after the comment `/*mark*/`.
  func node(after mark: String, _ kind: SyntaxKind) -> Node {
    for tree in trees.values {
      for node in tree.root.subtree where node.kind == kind {
        let trivia = node.firstToken.triviaBefore
        if tree.source.string(in: trivia).hasSuffix("/*\(mark)*/") { return node }
      }
    }
    preconditionFailure("no \(kind) after \(mark)")
  }

  func type(_ qualifiedName: String) -> TypeID {
    guard let type = index.types.first(where: { index.qualifiedName(of: $0.id) == qualifiedName }) else {
      preconditionFailure("no type \(qualifiedName)")
    }
    return type.id
  }

  func member(_ name: String, of type: String) -> Declaration {
    guard let member = index.ownMembers(named: name, of: self.type(type)).first else {
      preconditionFailure("no member \(name) of \(type)")
    }
    return member
  }

  func names(_ types: [TypeID]) -> [String] { types.map(index.qualifiedName) }

  /// The lines on which uses stand, as `path:line`.
  func places(_ uses: [Use]) -> [String] {
    uses.map { use in
      let facts = index[use.file]
      return "\(facts.path):\(LineTable(facts.tree.source).location(of: use.token.range.lowerBound).line)"
    }
  }

  func describe(_ resolution: TypeResolution) -> String {
    switch resolution {
    case .known(let type): index.qualifiedName(of: type)
    case .foreign(let name): "foreign \(name)"
    case .parameter: "parameter"
    case .ambiguous(let types): "ambiguous \(types.count)"
    case .unknown: "unknown"
    }
  }

  func describe(_ type: ExpressionType) -> String {
    switch type {
    case .instance(let resolution, let depth): describe(resolution) + String(repeating: "?", count: depth)
    case .metatype(let resolution): describe(resolution) + ".Type"
    case .unknown: "unknown"
    }
  }

  func describe(_ resolution: NameResolution) -> String {
    switch resolution {
    case .local(let binding): "local \(binding.kind)"
    case .members(let found, let type):
      "member of \(type.map(index.qualifiedName) ?? "foreign") \(found.count)"
    case .moduleLevel(let found, let mayBeShadowed):
      "module \(found.count)" + (mayBeShadowed ? " shadowed" : "")
    case .type(let type): "type " + describe(type)
    case .unknown: "unknown"
    }
  }
}
