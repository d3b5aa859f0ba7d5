import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports views whose `body` is very long.
///
/// ## What it does
///
/// Finds a `body` of more lines than the option `max-lines`.
///
/// ## Why
///
/// SwiftUI evaluates a body as a whole, whatever part of it has changed. Views of their own are evaluated alone.
///
/// ## Example
///
/// ```swift
/// struct Profile: View {
///     var body: some View {
///         // … 240 lines: header, statistics, posts
///     }
/// }
/// ```
///
/// should be
///
/// ```swift
/// struct Profile: View {
///     var body: some View {
///         ProfileHeader(profile: profile)
///         Statistics(profile: profile)
///         Posts(profile: profile)
///     }
/// }
/// ```
///
/// ## Fix safety
///
/// There is no fix: where to cut is a matter of design.
///
/// ## Not changed when
///
/// - the body is that of an app, of commands or of a preview
struct LongBody: Codemod {
  static let long = Rule(
    "LB501", .hint, "The body of a view is very long.",
    remedy: "Move parts of the body into views of their own, each with the data that it shows.")

  static let metadata = CodemodMetadata(
    id: "long-body", summary: "Reports views whose 'body' is very long.", category: .layout,
    words: ["var body"], targets: [.nodes([.variableDecl])], rules: [long],
    options: [CodemodOption("max-lines", .number(200), "The number of lines that a body may have.")])

  /// A body and its length.
  struct Length: Sendable {
    let view: String
    let lines: Int
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Length>] {
    guard let body = file.index.declaration(at: node), body.name == "body", !body.isStored,
      let statements = body.getterStatements
    else { return [] }
    let first = file.lines.lineIndex(of: statements.range.lowerBound)
    let lines = file.lines.lineIndex(of: statements.range.upperBound) - first + 1
    guard lines > file.options.number("max-lines"), let type = file.index.type(of: body.id),
      [.view, .modifier].contains(file.model.kind(of: type)), file.model.isLookedAt(node)
    else { return [] }
    let length = Length(view: file.index[type].name, lines: lines)
    return [Match(Self.long, at: body.nameToken?.range ?? node.range, length)]
  }

  func message(for match: Match<Length>, in file: FileContext) -> String {
    "the body of '\(match.state.view)' has \(match.state.lines) lines, and all of it runs at each change: make parts of it "
      + "views of their own"
  }
}
