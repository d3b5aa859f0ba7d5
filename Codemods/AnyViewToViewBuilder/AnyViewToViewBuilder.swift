package import CodemodKit
import ProjectIndex
package import Rewriting
package import SwiftCST
import SwiftUIModel

/// Turns results that are erased to `AnyView` into `some View`.
///
/// ## What it does
///
/// Takes `AnyView` out where the compiler can know the type: a function or property that returns `AnyView`
/// returns `some View` instead, with `@ViewBuilder` where it has branches; `return` and the wrapping are
/// removed, early returns and `guard` become `if` and `else`. In a builder, and before a modifier, `AnyView(x)` becomes
/// `x`. Helpers
/// such as `eraseToAnyView()` count if the project declares them. A stored `AnyView`, or a closure that
/// returns one, becomes a generic parameter of its view.
///
/// ## Why
///
/// An `AnyView` hides the structure of the view tree from SwiftUI. When the wrapped type changes, the whole
/// subtree is thrown away and recreated, no transition is played, and comparing views takes more work.
///
/// ## Example
///
/// ```swift
/// func badge(for entry: Entry) -> AnyView {
///     if entry.isNew {
///         return AnyView(NewBadge())
///     }
///     return AnyView(Text(entry.count, format: .number))
/// }
/// ```
///
/// becomes
///
/// ```swift
/// @ViewBuilder
/// func badge(for entry: Entry) -> some View {
///     if entry.isNew {
///         NewBadge()
///     } else {
///         Text(entry.count, format: .number)
///     }
/// }
/// ```
///
/// ## Fix safety
///
/// Safe where all callers take any view and the branches show different views. The one visible difference is
/// that an animated change from one branch to another now has SwiftUI's default transition (N201).
///
/// Not safe where two branches show the same kind of view, whose state AnyView kept, or may show it, as views
/// of generic types may (AV201). Also not safe where a call becomes `let _ =` (AV203), where a ternary or a
/// variable becomes branches (AV205), where a transition or an animation of a caller now has an effect
/// (AV206), where modifiers then apply to each view of a group (AV205), where callers have to change (AV204) or can't be seen (AV202), and where a view becomes generic
/// (AV207).
///
/// ## Not changed when
///
/// A protocol requires `AnyView`, the member is overridden, the function calls itself, a caller needs the
/// type `AnyView` (an array, an annotated variable, a closure type), the body has statements that a builder
/// can't contain (loops, `do`/`catch`, `defer`), the value is `any View`, or the declaration is public and
/// the option `public-api` is off. A stored `AnyView` stays if it is optional, if a call passes a value that
/// isn't erased there, or if the name of its view is written other than in a call.
package struct AnyViewToViewBuilder: Codemod {
  package static let metadata = CodemodMetadata(
    id: "anyview-to-viewbuilder",
    summary: "Replaces AnyView results with 'some View', and '@ViewBuilder' where there are branches.",
    category: .typeErasure,
    words: ["AnyView", "anyView", "erased"],
    rules: AnyViewRules.all,
    topic: Topic(
      introduced: ["ViewBuilder", "some View"],
      words: [
        "AnyView", "eras", "type-eras", "type check", "type-check", "compiler", "compile time", "opaque",
        "recurs", "complex", "the type", "type too", "same type", "concrete type",
      ]),
    options: [
      CodemodOption("public-api", .flag(false), "Also convert public declarations (AV202)."),
      CodemodOption(
        "wrap-callers", .flag(false), "Wrap the value in an AnyView where a caller needs one (AV204)."),
    ])

  package init() {}

  package func match(_ root: Node, in file: FileContext) -> [Match<AnyViewSite>] {
    var survey = AnyViewMatches(file)
    survey.lookAtDeclarations()
    survey.lookAtStatements()
    survey.lookAtTupleViews()
    return survey.matches
  }

  package func message(for match: Match<AnyViewSite>, in file: FileContext) -> String {
    switch match.state.seen {
    case .conversion(let conversion): Self.message(for: conversion)
    case .child(let view): "'\(view)' needs no AnyView; the builder takes any view"
    case .modified(let view, let isSeveral):
      "'\(view)' needs no AnyView; modifiers take any view"
        + (isSeveral ? ", and then apply to each view in it" : "")
    case .assigned(let branches): branches.effects.map(\.text).joined(separator: "; ")
    case .stored(let view): view.text
    case .obstacle(let obstacle): obstacle.text
    }
  }

  private static func message(for conversion: Conversion) -> String {
    let subject = conversion.name.map { "'\($0)' needs no AnyView" } ?? "the closure needs no AnyView"
    guard conversion.effects.isEmpty else {
      return subject + "; " + conversion.effects.map(\.text).joined(separator: "; ")
    }
    guard conversion.plan.heads.count > 1, conversion.plan.needsBuilder else {
      return subject + "; it always returns the same type of view"
    }
    return subject + "; '@ViewBuilder' takes the branches"
  }

  package func fix(_ match: Match<AnyViewSite>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup(match.state.edits)
  }

  /// Whether something declared as AnyView may be used on the lines of a comment. Its declaration is then
  /// reported elsewhere, and kept because this use has to be kept.
  package func mayBeHeldBack(by lines: Range<Int>, of file: FileContext) -> Bool {
    let tokens = file.tree.tokens
    let starts = file.lines.lineStarts
    let first = tokens.starts.indices.partitionPoint { tokens.starts[$0] < starts[lines.lowerBound] }
    let end = lines.upperBound < starts.count ? starts[lines.upperBound] : .max
    return (first..<tokens.count).prefix { tokens.starts[$0] < end }.contains { token in
      file.index.declarations(named: file.tree.token(at: token).name).contains {
        $0.resultType?.text.contains("AnyView") ?? false
      }
    }
  }
}
