import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports images that are decoded from data or files each time a view is evaluated.
///
/// ## What it does
///
/// Reports `UIImage(data:)`, `NSImage(contentsOf:)`, `CGImageSourceCreateWithData` and the like in the code
/// that SwiftUI runs to evaluate a view. If the view calls a function of another type in the same file that
/// does this, the call is reported.
///
/// ## Why
///
/// Unlike `UIImage(named:)`, these keep no cache: the bytes are read or parsed at every update, and the
/// pixels decoded on the main thread when the image is drawn.
///
/// ## Example
///
/// ```swift
/// if let image = UIImage(data: photo.data) { Image(uiImage: image) }
/// ```
///
/// is reported. Keep the image, and make it once for each photo:
///
/// ```swift
/// if let image { Image(uiImage: image) }
/// // …
/// .task(id: photo.id) { image = await UIImage(data: photo.data)?.byPreparingForDisplay() }
/// ```
///
/// ## Fix safety
///
/// There is no fix: where to store the image is a design decision.
///
/// ## Not changed when
///
/// - the image has a name, comes from a symbol, or is created from constant data
/// - the view holds nothing but the data, so that only other data evaluates it
/// - only properties of the image are read, such as its size, or a comment says why it is loaded at once
/// - the call is in an action, a task, a sheet, or a value that is kept
/// - the file belongs to a widget, a test or a preview
/// - the helper, or another clause of the same `#if`, was already reported for an earlier image
struct ImageDecodeInBody: Codemod {
  static let decoding = Rule(
    "IM401", .warning, "An image is decoded from data or a file each time a view is evaluated.",
    remedy: "Decode the image once, in a model or in 'task', and store the result.")

  static let metadata = CodemodMetadata(
    id: "image-decode-in-body", summary: "Finds images decoded while views are evaluated.",
    category: .workInBody, words: ["Image(data:", "Image(contentsOf", "CGImageSource", "ImageRenderer"],
    targets: [.nodes([.functionCallExpr])], rules: [decoding],
    topic: Topic(introduced: [], words: ["AsyncImage", "asynchronous", "placeholder", "synchronous"]))

  /// The code that creates an image, and when.
  struct Decoding: Sendable {
    /// The code as the subject of a sentence.
    let subject: String
    /// Whether the image comes from a URL.
    let isOfURL: Bool
    let evaluation: Evaluation
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Decoding>] {
    guard let call = FunctionCallExprSyntax(node), file.model.decodesImage(call),
      file.model.isLookedAt(node), !isConstant(call, in: file),
      let evaluation = file.model.evaluation(of: node), !evaluation.isPresented,
      !file.model.isOfCache(node, evaluation), !file.model.isOfWidget(node, evaluation),
      !isReportedBefore(node, in: file), !file.model.isOnlyData(of: node, evaluation)
    else { return [] }
    let place = file.place(of: node, evaluation)
    let subject = file.subject(String(node.text.prefix { $0 != "(" }), of: node, at: place)
    let isOfURL = call.argumentLabels.first?.map { $0 == "contentsOf" } ?? false
    let found = Decoding(subject: subject, isOfURL: isOfURL, evaluation: evaluation)
    return [Match(Self.decoding, at: place.range, found)]
  }

  func message(for match: Match<Decoding>, in file: FileContext) -> String {
    let time = file.words(for: match.state.evaluation)
    let orElse = match.state.isOfURL ? ", or use 'AsyncImage'" : ""
    return
      "\(match.state.subject) decodes an image \(time); decode it in '.task(id:)' and keep it in '@State'\(orElse)"
  }

  /// Whether the helper around a call, or another clause of the same `#if`, decodes an image before.
  private func isReportedBefore(_ call: Node, in file: FileContext) -> Bool {
    guard let member = file.index.enclosingDeclaration(of: call) else { return false }
    let showsViews = file.model.isBuilderMember(member)
    return member.node.subtree.contains { node in
      guard node.id < call.id, let other = FunctionCallExprSyntax(node), file.model.decodesImage(other),
        !isConstant(other, in: file), file.model.isLookedAt(node)
      else { return false }
      return !showsViews || call.ancestors.first { $0.contains(node) }?.kind == .ifConfigClauseList
    }
  }

  private func isConstant(_ call: FunctionCallExprSyntax, in file: FileContext) -> Bool {
    let constants = ConstantExpressions(file.index)
    return call.argumentValues.allSatisfy { constants.variablePart(of: $0) == nil }
  }
}
