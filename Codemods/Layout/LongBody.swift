import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports views whose `body` is very long.
///
/// ## What it does
///
/// Finds a `body` of more lines than the option `max-lines`. It also finds a value that changes often and that a
/// small part of a long view reads: state that a timer or gesture sets, an object, or a text that is typed beside a
/// list whose rows take closures. And it finds state that holds the position of a scroll view, which a view with
/// a list reads.
///
/// ## Why
///
/// SwiftUI evaluates a body as a whole, whichever part has changed. Separate views are evaluated separately.
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
/// There is no fix: where to split the body is a design decision.
///
/// ## Not changed when
///
/// - the body is that of an app, of commands or of a preview
/// - the view has no stored property, so that its body runs once
/// - a small part of a screen for developers, such as a `DebugView`, reads a value
/// - the value that a small part reads belongs to settings, which hardly change
/// - it is an object, and another one of the view has a larger part
/// - of an object, only flags and sizes change often
/// - what is typed is only bound to its field, which doesn't run the view, or also selects the rows
/// - it is the width or height of a view, which is set once for each layout, or only `onChange` compares it
struct LongBody: Codemod {
  static let long = Rule(
    "LB501", .hint, "The body of a view is very long.",
    remedy: "Move parts of the body into views of their own, each with the data that it shows.")

  static let narrow = Rule(
    "LB502", .hint, "A value that changes often is read in a small part of a long view, all of which runs.",
    remedy: "Move the part into a view of its own that holds the value.")

  static let scrolled = Rule(
    "LB503", .hint, "Each frame of a scroll runs a view with a list.",
    remedy: "Move what reads the position into a view of its own, or store only whether it is past a limit.")

  static let metadata = CodemodMetadata(
    id: "long-body", summary: "Finds views whose 'body' is very long.", category: .layout,
    words: ["var body", "@State", "Object"], targets: [.nodes([.variableDecl])],
    rules: [long, narrow, scrolled],
    options: [CodemodOption("max-lines", .number(200), "The number of lines that a body may have.")])

  /// A body and its length, or that of the part that reads a property.
  struct Length: Sendable {
    let view: String
    let lines: Int
    var property: String?
    var part = 0
    var isTyped = false
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Length>] {
    guard let body = file.index.declaration(at: node), body.name == "body", !body.isStored,
      let statements = body.getterStatements
    else { return narrowRead(node, in: file) }
    let first = file.lines.lineIndex(of: statements.range.lowerBound)
    let lines = file.lines.lineIndex(of: statements.range.upperBound) - first + 1
    guard lines > file.options.number("max-lines"), let type = file.index.type(of: body.id),
      [.view, .modifier].contains(file.model.kind(of: type)), file.model.isLookedAt(node),
      file.index.members(of: type).contains(where: { $0.isStored && !$0.isStatic })
    else { return [] }
    let length = Length(view: file.index[type].name, lines: lines)
    return [Match(Self.long, at: body.nameToken?.range ?? node.range, length)]
  }

  /// State, or an observed object, that only a small part of a long view reads. Of several objects, only the one
  /// with the largest part is reported.
  private func narrowRead(_ node: Node, in file: FileContext) -> [Match<Length>] {
    guard let property = file.index.declaration(at: node), file.model.isLookedAt(node) else { return [] }
    guard let length = length(readBy: property, in: file) else { return scrolling(property, in: file) }
    if property.attribute("State") == nil, let type = file.index.type(of: property.id) {
      let others = file.index.members(of: type).filter {
        $0.id != property.id && $0.attribute("State") == nil
      }
      let isLargest = others.allSatisfy { other in
        guard let part = self.length(readBy: other, in: file)?.part, part >= length.part else { return true }
        return part == length.part && property.node.id < other.node.id
      }
      guard isLargest else { return [] }
    }
    return [Match(Self.narrow, at: property.nameToken?.range ?? node.range, length)]
  }

  /// State that scrolling sets at each frame, and that a view with a list reads.
  private func scrolling(_ property: Declaration, in file: FileContext) -> [Match<Length>] {
    guard file.wantsHints, let code = file.model.codeRun(byScrolling: property),
      let view = file.index.type(of: property.id), !file.model.isForDevelopers(view)
    else { return [] }
    let length = Length(
      view: file.index[view].name, lines: code.reduce(0) { $0 + Self.lines(of: $1) }, property: property.name)
    return [Match(Self.scrolled, at: property.nameToken?.range ?? property.node.range, length)]
  }

  /// The lengths of a view and of the small part that reads a property.
  private func length(readBy property: Declaration, in file: FileContext) -> Length? {
    guard property.isStored, !property.attributes.isEmpty, let read = file.model.narrowRead(of: property),
      !file.model.isForDevelopers(read.view)
    else { return nil }
    let (part, whole) = (Self.lines(of: read.part), read.whole.reduce(0) { $0 + Self.lines(of: $1) })
    guard part * 4 <= whole, whole > 50,
      read.isTyped
        ? file.model.holdsRenewedRows(read.whole, outside: read.part)
        : whole > 150 || file.model.holdsList(read.whole, outside: read.part)
    else { return nil }
    return Length(
      view: file.index[read.view].name, lines: whole, property: property.name, part: part,
      isTyped: read.isTyped)
  }

  /// The number of lines of code, which may be in another file than the property.
  private static func lines(of code: Node) -> Int { code.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1 }

  func message(for match: Match<Length>, in file: FileContext) -> String {
    if match.rule == Self.scrolled, let property = match.state.property {
      return
        "each frame of a scroll changes '\(property)' and runs all \(match.state.lines) lines of '\(match.state.view)' with "
        + "its list; move what reads '\(property)' into its own view"
    }
    if let property = match.state.property {
      if match.state.isTyped {
        return
          "each key changes '\(property)' and runs all \(match.state.lines) lines of '\(match.state.view)' with the rows "
          + "of its list; move the field and what reads '\(property)' into their own view"
      }
      return
        "each change of '\(property)' runs all \(match.state.lines) lines of '\(match.state.view)', and \(match.state.part) of "
        + "them read it; move those lines into their own view"
    }
    return
      "the body of '\(match.state.view)' has \(match.state.lines) lines, and all of it runs at each update of the view; "
      + "move parts of it into their own views"
  }
}
