import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports files that are read, and threads that wait, while views are evaluated.
///
/// ## What it does
///
/// Reports calls in the code that SwiftUI runs to evaluate a view which read or change files
/// (`String(contentsOf:)`, `FileManager.default.contentsOfDirectory(…)`), wait (`semaphore.wait()`,
/// `DispatchQueue.main.sync`), query a store (`modelContext.fetch(…)`, `database.read { … }`), or decode. If the
/// view calls a function of another type in the same file that does this, the call is reported. Waiting is
/// reported in every synchronous member of a view, and where `onAppear`, `task`, a button or a tap leads to a
/// function that waits.
///
/// ## Why
///
/// The body of a view runs on the main thread, before the next frame. The file is read again at each update,
/// and the frame waits for the disk.
///
/// ## Example
///
/// ```swift
/// var body: some View {
///     if let text = try? String(contentsOf: url) { Text(text) }
/// }
/// ```
///
/// is reported. Read once for each file, away from the main thread:
///
/// ```swift
/// var body: some View {
///     Text(text).task(id: url) { text = await Self.load(url) }
/// }
/// ```
///
/// ## Fix safety
///
/// There is no fix: where to store the result is a design decision.
///
/// ## Not changed when
///
/// - the call is in an action, a task, or a closure for another queue
/// - only a path or a file's existence is read, or the attributes of one file outside of rows and loops
/// - a file or folder is created only if there is none
/// - what is read becomes an image: `image-decode-in-body` reports it
/// - the result is stored, and the file is read only if it isn't; another thread waits for the main thread
/// - the function was already reported for an earlier read
/// - data is decoded in a view that only other data evaluates
/// - the file belongs to a widget, a test or a preview
/// - a query is in an initializer, or runs once as a sheet or a view without properties appears
/// - only Intel processors run it, or a screen for developers, such as a `DebugView`
///
/// What runs once, as a sheet or a view without properties appears, or in `onAppear` and `task`, is a hint.
struct SyncIOInBody: Codemod {
  static let reading = Rule(
    "IO401", .warning, "Files are read or changed each time a view is evaluated.",
    remedy: "Read the file in 'task' or in a model, and store the result.")
  static let waiting = Rule(
    "IO402", .warning, "A view makes the main thread wait.",
    remedy: "Await the result in 'task' in place of the lock or semaphore.")
  static let decoding = Rule(
    "IO501", .hint, "Data is decoded each time a view is evaluated.",
    remedy: "Decode the data once, where it is loaded, and store the result.")

  static let appearing = Rule(
    "IO502", .hint, "Files are read on the main thread as a view appears.",
    remedy: "Read them in 'task', in a function that doesn't run on the main actor, and store the result.")

  static let metadata = CodemodMetadata(
    id: "sync-io-in-body", summary: "Finds file access and blocking calls while views are evaluated.",
    category: .workInBody,
    words: [
      "contentsOf", "FileManager", "FileHandle", "wait", "sleep", "main.sync", "decode(", "Unarchiver",
      "onAppear", "task", "Button", "onTapGesture", "fetch", "count(for", "Database",
    ],
    targets: [
      .calls(Array(BlockingCalls.contentTypes) + ["FileHandle"]), .calls(Array(BlockingCalls.fileMethods)),
      .calls(Array(BlockingCalls.unarchivers)),
      .calls(Array(BlockingCalls.sleepers) + ["wait", "waitUntilExit", "sync", "decode"]),
      .calls(["readDataToEndOfFile"]), .calls(Array(BlockingCalls.queryMethods)), .calls(Self.actionTakers),
    ], rules: [reading, waiting, querying, decoding, appearing, queryingOne])

  /// The work, and when it happens.
  struct Work: Sendable {
    /// The code as the subject of a sentence.
    let subject: String
    var deed = FileDeed.reads
    let evaluation: Evaluation?
    /// What runs it, if no evaluation does: `onAppear`, `task`.
    var action: String?
    /// Whether a task on the main actor does.
    var isInTask = false
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Work>] {
    if let found = match(action: node, in: file) { return found }
    guard let call = FunctionCallExprSyntax(node), let rule = rule(for: call, in: file),
      file.model.isLookedAt(node), !file.model.isForIntel(node)
    else { return [] }
    let evaluation = file.model.evaluation(of: node)
    let isQuery = rule == Self.querying || rule == Self.queryingOne
    if rule == Self.reading || isQuery, evaluation?.view.map(file.model.isForDevelopers) == true { return [] }
    if evaluation?.view.map({ file.model.kind(of: $0) == .preview }) == true { return [] }
    guard evaluation != nil || rule == Self.waiting && file.model.blocksMainThread(node),
      rule == Self.waiting ? !file.model.isOffMainThread(node) : !file.model.isStored(node, evaluation),
      rule != Self.reading
        || !isQuick(call, evaluation, in: file) && !file.model.becomesImage(node, evaluation),
      !isReportedBefore(node, rule, in: file), !isReportedOnTheWay(to: node, rule, evaluation, in: file),
      !file.model.isOfWidget(node, evaluation)
    else { return [] }
    let place = evaluation.map { file.place(of: node, $0) } ?? node
    let subject = file.subject(words(for: call), of: node, at: place)
    let work = Work(subject: subject, deed: FileDeed(call), evaluation: evaluation)
    let isOnce = runsOnce(evaluation, in: file)
    if isOnce, isQuery { return [] }
    if rule == Self.decoding,
      evaluation?.isPresented == true || storesInDefaults(node, in: file)
        || isNeeded(node, evaluation, in: file)
    {
      return []
    }
    return [
      Match(
        isOnce && rule == Self.reading ? Self.appearing : rule, at: place.range,
        related: evaluation.map { file.placeElsewhere(leadingTo: node, $0) } ?? [], work)
    ]
  }

  /// Whether a view is only evaluated for the data that it is given and decodes.
  private func isNeeded(_ call: Node, _ evaluation: Evaluation?, in file: FileContext) -> Bool {
    guard let evaluation, let view = evaluation.view, file.model.kind(of: view) == .view, !evaluation.inRow,
      evaluation.through.isEmpty
    else { return false }
    let isGiven = file.model.inputs(of: call).allSatisfy { id in
      file.index.type(of: id) == view && file.index[id].attributes.isEmpty
    }
    return isGiven && !file.model.isEvaluated(view, besidesFor: call)
      && file.model.rowShowings(of: view).isEmpty
  }

  /// Whether code runs as something appears: a sheet or destination, or a view that nothing can change.
  private func runsOnce(_ evaluation: Evaluation?, in file: FileContext) -> Bool {
    evaluation?.isPresented == true || evaluation?.view.map(file.model.isEvaluatedOnce) == true
  }

  // MARK: - The work of a call

  func rule(for call: FunctionCallExprSyntax, in file: FileContext) -> Rule? {
    switch file.model.blockingWork(of: call) {
    case .reading: Self.reading
    case .waiting: Self.waiting
    case .decoding: Self.decoding
    case nil: file.model.storeQuery(of: call).map { $0.isForOne ? Self.queryingOne : Self.querying }
    }
  }

  /// Whether a call takes no time worth mentioning: it creates a file only if there is none, or reads the
  /// attributes of one file.
  private func isQuick(_ call: FunctionCallExprSyntax, _ evaluation: Evaluation?, in file: FileContext)
    -> Bool
  {
    switch FileDeed(call) {
    case .creates, .moves: return file.model.isBehindMissingFile(call.node)
    case .asks:
      let isRepeated = evaluation.map { $0.inRow || $0.isRepeated } ?? false
      return !isRepeated && call.node.enclosing { $0 == .forStmt || $0 == .whileStmt } == nil
    default: return false
    }
  }
}
