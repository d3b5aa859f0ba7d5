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
/// `DispatchQueue.main.sync`), or decode. If the view calls a function of another type in the same file that
/// does this, the call is reported. Waiting is reported in every synchronous member of a view, and where
/// `onAppear`, `task`, a button or a tap leads to a function that waits.
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
/// - the file belongs to a widget, a test or a preview
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
      "onAppear", "task", "Button", "onTapGesture",
    ],
    targets: [
      .calls(Array(BlockingCalls.contentTypes) + ["FileHandle"]), .calls(Array(BlockingCalls.fileMethods)),
      .calls(Array(BlockingCalls.unarchivers)),
      .calls(Array(BlockingCalls.sleepers) + ["wait", "waitUntilExit", "sync", "decode"]),
      .calls(["readDataToEndOfFile"]), .calls(Self.actionTakers),
    ], rules: [reading, waiting, decoding, appearing])

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

  /// What happens to a file.
  enum FileDeed: String, Sendable {
    case reads = "reads a file"
    case lists = "lists a folder"
    case asks = "reads the attributes of a file"
    case creates = "creates a file"
    case deletes = "deletes a file"
    case moves = "copies or moves a file"

    init(_ call: FunctionCallExprSyntax) {
      switch call.calledName ?? "" {
      case "contentsOfDirectory", "enumerator", "subpaths", "subpathsOfDirectory": self = .lists
      case "attributesOfItem": self = .asks
      case "createDirectory", "createFile": self = .creates
      case "removeItem", "trashItem": self = .deletes
      case "copyItem", "moveItem", "replaceItemAt": self = .moves
      default: self = .reads
      }
    }

    /// What to do instead.
    var advice: String {
      switch self {
      case .creates, .deletes, .moves: "do this in an action or in '.task'"
      default: "do this in '.task(id:)' and keep the result in '@State'"
      }
    }
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Work>] {
    if let found = match(action: node, in: file) { return found }
    guard let call = FunctionCallExprSyntax(node), let rule = rule(for: call, in: file),
      file.model.isLookedAt(node), !file.model.isForIntel(node)
    else { return [] }
    let evaluation = file.model.evaluation(of: node)
    if rule == Self.reading, evaluation?.view.map(file.model.isForDevelopers) == true { return [] }
    guard evaluation != nil || rule == Self.waiting && blocksMainThread(node, in: file),
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
    if rule == Self.decoding, evaluation?.isPresented == true || storesInDefaults(node, in: file) {
      return []
    }
    return [
      Match(
        isOnce && rule == Self.reading ? Self.appearing : rule, at: place.range,
        related: evaluation.map { file.placeElsewhere(leadingTo: node, $0) } ?? [], work)
    ]
  }

  /// Whether code runs as something appears: a sheet or destination, or a view that nothing can change.
  private func runsOnce(_ evaluation: Evaluation?, in file: FileContext) -> Bool {
    evaluation?.isPresented == true || evaluation?.view.map(file.model.isEvaluatedOnce) == true
  }

  func message(for match: Match<Work>, in file: FileContext) -> String {
    let subject = match.state.subject
    let time = match.state.evaluation.map { " " + file.words(for: $0) } ?? match.state.appearance
    return switch match.rule {
    case Self.reading:
      "\(subject) \(match.state.deed.rawValue)\(time), on the main thread; \(match.state.deed.advice)"
    case Self.appearing where match.state.action == "task":
      "\(subject) reads files on the main thread as the view appears, where '.task' runs its closure; read in a "
        + "function away from the main actor"
    case Self.appearing where match.state.deed != .reads:
      "\(subject) \(match.state.deed.rawValue) on the main thread as the view appears; do this in '.task', away from "
        + "the main actor"
    case Self.appearing:
      "\(subject) reads files on the main thread as the view appears; read in '.task', away from the main actor"
    case Self.waiting where match.state.isInTask:
      "\(subject) makes the main thread wait, because this task runs on the main actor; call it in 'Task.detached' or "
        + "in an 'async' function that doesn't"
    case Self.waiting: "\(subject) makes the main thread wait\(time); 'await' the result in a task"
    default: "\(subject) decodes\(time); decode where the data changes and keep the result"
    }
  }

  /// The name of the callee, with the label that shows what an initializer reads: `String(contentsOf:)`.
  private func words(for call: FunctionCallExprSyntax) -> String {
    let callee = call.calledExpression?.shortText ?? ""
    guard call.calledExpression?.kind == .declReferenceExpr, let label = call.argumentLabels.first ?? nil
    else {
      return callee
    }
    return "\(callee)(\(label):)"
  }

  // MARK: - The work of a call

  func rule(for call: FunctionCallExprSyntax, in file: FileContext) -> Rule? {
    guard let callee = call.calledExpression else { return nil }
    guard let access = MemberAccessExprSyntax(callee), let base = access.base else {
      guard file.index.isForeign(callee) else { return nil }
      if BlockingCalls.sleepers.contains(callee.text) { return Self.waiting }
      let label = call.argumentLabels.first ?? nil
      return BlockingCalls.reads(type: callee.text, label: label) ? Self.reading : nil
    }
    switch access.declName?.baseName?.name ?? "" {
    case "wait": return isWaitedFor(base, file) && !isSignaled(base, before: call) ? Self.waiting : nil
    case "waitUntilExit": return file.model.hasEnded(base) ? nil : Self.waiting
    case "sleep", "sleepForTimeInterval": return base.text == "Thread" ? Self.waiting : nil
    case "readDataToEndOfFile": return isOfProcess(base, file) ? Self.waiting : nil
    case "sync": return base.text == "DispatchQueue.main" ? Self.waiting : nil
    case "decode": return isDecoder(base, file) ? Self.decoding : nil
    case let name where BlockingCalls.unarchivers.contains(name):
      guard base.text == "NSKeyedUnarchiver", file.index.isForeign(base) else { return nil }
      return call.argumentLabels.first == "withFile" ? Self.reading : Self.decoding
    case let name: return BlockingCalls.isFileWork(name) && isFileManager(base, file) ? Self.reading : nil
    }
  }

  /// Whether a file handle is that of a pipe, which ends with its process, and nothing else in the function
  /// waits for that.
  private func isOfProcess(_ base: Node, _ file: FileContext) -> Bool {
    guard MemberAccessExprSyntax(base)?.declName?.baseName?.name == "fileHandleForReading" else {
      return false
    }
    return file.index.enclosingDeclaration(of: base)?.node.subtree.contains { node in
      guard node.range.lowerBound != base.range.lowerBound,
        let name = FunctionCallExprSyntax(node)?.calledName
      else { return false }
      return name.hasPrefix("wait") || name == "readDataToEndOfFile" && node.id < base.id
    } == false
  }

  private func isFileManager(_ base: Node, _ file: FileContext) -> Bool {
    base.text == "FileManager.default" || isInstance(base, of: ["FileManager"], file)
  }

  private func isWaitedFor(_ base: Node, _ file: FileContext) -> Bool {
    isInstance(base, of: BlockingCalls.waitedFor, file)
  }

  /// Whether the statement before a call lets it go on: `semaphore.signal()`.
  private func isSignaled(_ base: Node, before call: FunctionCallExprSyntax) -> Bool {
    guard let item = call.node.enclosing({ $0 == .codeBlockItem }) else { return false }
    return item.parent?.children.filter { $0.id < item.id }.last?.text == "\(base.text).signal()"
  }

  private func isDecoder(_ base: Node, _ file: FileContext) -> Bool {
    isInstance(base, of: ["JSONDecoder", "PropertyListDecoder"], file)
  }

  private func isInstance(_ base: Node, of types: Set<String>, _ file: FileContext) -> Bool {
    if case .instance(.foreign(let name), _) = file.index.typeOfExpression(base) {
      return types.contains(name)
    }
    guard case .local(let binding) = file.index.lookUp(base) else { return false }
    return FunctionCallExprSyntax(binding.value)?.calledExpression.map { types.contains($0.text) } ?? false
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

  /// Whether the function around a call has already been reported for an earlier read.
  private func isReportedBefore(_ call: Node, _ rule: Rule, in file: FileContext) -> Bool {
    guard rule != Self.waiting, let member = file.index.enclosingDeclaration(of: call) else { return false }
    return member.node.subtree.contains { node in
      guard node != call, let other = FunctionCallExprSyntax(node).flatMap({ self.rule(for: $0, in: file) }),
        file.model.isLookedAt(node)
      else { return false }
      guard rule == Self.decoding else { return other == rule && node.id < call.id }
      return other == Self.reading
    }
  }

  // MARK: - The blocked thread

  /// Whether a call is in a synchronous member of a view, and in no closure that may run elsewhere.
  func blocksMainThread(_ call: Node, in file: FileContext) -> Bool {
    for around in call.ancestors {
      if around.kind == .closureExpr {
        let role = file.model.role(of: around)
        guard role.isBodyCode || role == .action else { return false }
      }
      guard let member = file.index.declaration(at: around),
        member.kind == .function || member.kind == .initializer || member.kind == .variable
      else { continue }
      let isAsync = FunctionDeclSyntax(member.node)?.signature?.effectSpecifiers?.asyncSpecifier != nil
      guard !isAsync, !member.traits.contains(.nonisolated), !member.isStatic,
        !file.model.isOnlyCalledElsewhere(member),
        let type = file.index.type(of: member.id)
      else { return false }
      return file.model.kind(of: type).isView
    }
    return false
  }
}
