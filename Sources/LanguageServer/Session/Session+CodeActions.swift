import CodemodKit
import Fixpoint
import Configurations
import Reports
import Rewriting
import SwiftCST
import Workspace

extension Session {
  /// The code actions for a range of a document.
  func codeActions(_ body: MessageBody, _ interruption: Interruption) throws(ResponseError) -> [CodeAction] {
    let parameters = try body.parameters(CodeActionParameters.self)
    let open = try document(parameters.textDocument.uri)
    guard let place = open.place, client.takesCodeActionLiterals else { return [] }
    let found = try uninterrupted { () throws(Interrupted) in
      try place.project.findings(in: place.path, until: interruption)
    }
    var actions: [CodeAction] = []
    if parameters.wants(.quickFix), let found {
      let writer = quickFixWriter(found, open, place)
      actions += try uninterrupted { () throws(Interrupted) in
        try writer.actions(at: parameters.range, until: interruption)
      }
    }
    if parameters.wants(.fixAll) {
      actions += try fixAllActions(open, place, found, parameters.context, interruption)
    }
    if parameters.wants(.fixWorkspace), client.appliesEdits, found?.hasFixToMake ?? false {
      actions.append(.fixWorkspace)
    }
    return actions
  }

  /// The action that applies all safe fixes of the document. Its edit is computed later if the user is only
  /// shown the available actions; a request for this kind, as on save, gets it at once.
  private func fixAllActions(
    _ open: OpenDocument, _ place: OpenDocument.Place, _ found: FileFindings?,
    _ context: CodeActionParameters.Context, _ interruption: Interruption
  ) throws(ResponseError) -> [CodeAction] {
    var action = CodeAction(title: "Fix all that swiftfix can fix in this file", kind: .fixAll)
    let isNamed = context.only?.contains { $0.rawValue.hasPrefix("source.fixAll") } ?? false
    guard isNamed || found?.hasFixToMakeHere ?? false else { return [] }
    if !isNamed, client.resolvesEdits {
      action.data = .init(open.document, .fixAll)
    } else {
      guard let edit = try fixAll(place, interruption) else { return [] }
      action.edit = edit
    }
    return [action]
  }

  /// Adds the edit to an action that was shown without it; other actions are returned unchanged.
  func resolved(_ body: MessageBody, _ interruption: Interruption) throws(ResponseError) -> ResolvedAction {
    struct Parameters: Decodable { let data: CodeAction.Deferred? }
    var action = ResolvedAction(try body.parameters([String: JSONValue].self))
    guard let data = try body.parameters(Parameters.self).data else { return action }
    let open = try document(data.uri)
    guard open.document.version == data.version else {
      throw ResponseError(.contentModified, "the document has changed since the action was shown")
    }
    guard let place = open.place, let edit = try edit(data, open, place, interruption) else {
      throw ResponseError(.contentModified, "the action no longer applies to the project")
    }
    action.edit = edit
    return action
  }

  private func edit(
    _ data: CodeAction.Deferred, _ open: OpenDocument, _ place: OpenDocument.Place,
    _ interruption: Interruption
  ) throws(ResponseError) -> WorkspaceEdit? {
    guard let finding = data.finding else { return try fixAll(place, interruption) }
    let found = try uninterrupted { () throws(Interrupted) in
      try place.project.findings(in: place.path, until: interruption)
    }
    return found.flatMap { quickFixWriter($0, open, place).edit(data.work, of: finding) }
  }

  private func quickFixWriter(
    _ found: FileFindings, _ open: OpenDocument, _ place: OpenDocument.Place
  ) -> QuickFixWriter {
    QuickFixWriter(
      DiagnosticWriter(found, open.document, encoding, options, documentation: documentation(of: place)),
      found, open.document,
      editWriter(place.folder))
  }

  /// All safe fixes of a file that change no other file; nil if there are none.
  private func fixAll(
    _ place: OpenDocument.Place, _ interruption: Interruption
  ) throws(ResponseError) -> WorkspaceEdit? {
    guard place.project.mayFind(in: place.path) else { return nil }
    let fixes = try uninterrupted { () throws(Interrupted) in
      try place.project.fixing(until: interruption) { $0 == place.path }
    }
    for fault in fixes.outcome.faults { outbox.log(.error, fault.description) }
    return fixes.outcome.changed.isEmpty
      ? nil : editWriter(place.folder).edit(fixes.edits, in: fixes.snapshot)
  }

  // MARK: - Commands

  /// Executes a command.
  func execute(_ body: MessageBody, _ interruption: Interruption) throws(ResponseError) {
    let command = try body.parameters(CommandParameters.self).command
    guard command == CodeAction.Command.fixWorkspace else {
      throw ResponseError(.invalidParams, "'\(command)' is not a command of swiftfix")
    }
    guard client.appliesEdits else {
      throw ResponseError(.invalidRequest, "the client doesn't let servers change files")
    }
    guard openFiles.areKnown else {
      throw ResponseError(.contentModified, "the text of an open file can't be read")
    }
    distrustFiles()
    var count = 0
    for folder in folders {
      guard let fixes = try fixes(in: folder, interruption), !fixes.outcome.changed.isEmpty else { continue }
      for fault in fixes.outcome.faults { outbox.log(.error, fault.description) }
      guard let edit = editWriter(folder).edit(fixes.edits, in: fixes.snapshot) else {
        throw ResponseError(.contentModified, "files have changed in the meantime; run the command again")
      }
      count += fixes.outcome.applied.count
      outbox.request(
        "workspace/applyEdit", ApplyEditParameters(label: CodeAction.fixWorkspace.title, edit: edit))
    }
    if count == 0 { outbox.show(.information, "swiftfix: nothing is left to fix") }
  }

  /// The safe fixes that the command line would apply in the folder, with open documents instead of their
  /// files.
  private func fixes(
    in folder: ClientFolder, _ interruption: Interruption
  ) throws(ResponseError) -> ProjectFixes? {
    guard let asked = try? Discovery([], from: folder.path) else { return nil }
    // A file belongs only to its innermost folder; it is fixed there and nowhere else.
    let paths = Set(asked.files.map(\.path)).union(openFiles.paths)
      .filter { innermostFolder(around: $0) === folder }
    let project = folder.project(around: Array(paths))
    if let mistake = project.mistakes(for: paths.sorted()).first {
      throw ResponseError(.invalidRequest, mistake.text(from: folder.path))
    }
    return try uninterrupted { () throws(Interrupted) in
      try project.fixing(until: interruption) { paths.contains($0) }
    }
  }

  private func editWriter(_ folder: ClientFolder) -> EditWriter {
    EditWriter(client: client, folder: folder)
  }
}

extension CodeAction {
  /// The action that applies all safe fixes of the workspace.
  static let fixWorkspace = CodeAction(
    title: Command.title, kind: .fixWorkspace,
    command: Command(title: Command.title, command: Command.fixWorkspace))
}

extension CodeAction.Command {
  /// The command that applies all safe fixes of the workspace, including those that span several files.
  static let fixWorkspace = "swiftfix.fixWorkspace"

  fileprivate static let title = "Fix all that swiftfix can fix in the workspace"
}
