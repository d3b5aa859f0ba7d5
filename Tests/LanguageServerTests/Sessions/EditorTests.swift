import Foundation
import TestSupport
import Testing

/// What the README says for editors, tried in those that are installed here.
@Suite(.serialized, .timeLimit(.minutes(5))) struct EditorTests {
  private static let clock = """
    import SwiftUI

    /// ⏰ 👩‍👩‍👧
    struct Clock: View {
      let date: Date

      var body: some View {
        Text("😀 \\(text)")
      }

      private var text: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return "😀" + formatter.string(from: date)
      }
    }

    """

  /// A folder in which one file waits to be saved, and that file as the command line leaves it.
  private static func makePlayground() async throws -> (playground: Playground, fixed: String) {
    let playground = try Playground()
    try playground.write("Clock.swift", clock)
    try await playground.swiftfix("Clock.swift")
    let fixed = try playground.text("Clock.swift")
    #expect(fixed != clock)
    try playground.write("Clock.swift", clock)
    return (playground, fixed)
  }

  /// Neovim 0.7 has no `vim.lsp.start` yet.
  private static let startOfOldNeovim = """
    vim.lsp.start = vim.lsp.start or function(config)
      vim.lsp.buf_attach_client(0, vim.lsp.start_client(config))
    end

    """

  @Test(.enabled(if: Editor.neovim.isInstalled, "Neovim is not installed"))
  func neovim() async throws {
    let (playground, fixed) = try await Self.makePlayground()
    try playground.write("init.lua", Self.startOfOldNeovim + (try Readme.block("lua")))
    let outcome = try await Editor.neovim.run(
      [
        "--headless", "-u", "init.lua", "Clock.swift",
        "-c", "lua vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end)",
        "-c", "lua print(vim.diagnostic.get(0)[1].code)", "-c", "write", "-c", "quit",
      ], in: playground)
    #expect(try playground.text("Clock.swift") == fixed, "\(outcome.errors)")
    #expect(outcome.errors.contains("HF100"))
  }

  /// A script that sends what the client library of VS Code sends.
  @Test(.enabled(if: Program.succeeds("command -v python3"), "Python is not installed"))
  func visualStudioCode() async throws {
    let script = packageRoot.appending(path: "Tests/Editors/vscode.py").path
    let outcome = try await Playground().run("python3", script, Program.swiftfix.path)
    #expect(outcome.status == 0 && outcome.output.contains("ok      exit code 0"), "\(outcome.output)")
    #expect(!outcome.output.contains("FAILED"), "\(outcome.output)")
  }

  @Test(.enabled(if: Editor.emacs.isInstalled, "Emacs with eglot is not installed"))
  func emacs() async throws {
    let (playground, fixed) = try await Self.makePlayground()
    let mode = """
      (package-initialize)
      (define-derived-mode swift-mode prog-mode "Swift")
      (require 'eglot)

      """
    let save = """

      (find-file "Clock.swift")
      (swift-mode)
      (call-interactively #'eglot)
      (set-buffer-modified-p t)
      (save-buffer)
      (eglot-shutdown (eglot-current-server))
      """
    try playground.write("init.el", mode + (try Readme.block("elisp")) + save)
    let outcome = try await Editor.emacs.run(["--batch", "--load", "init.el"], in: playground)
    #expect(try playground.text("Clock.swift") == fixed, "\(outcome.errors)")
  }

  @Test(.enabled(if: Editor.vim.isInstalled, "Vim is not installed"))
  func vim() async throws {
    let (playground, fixed) = try await Self.makePlayground()
    try playground.write(".vimrc", try Readme.block("vim"))
    // A file that Vim finds by itself is read as that of a person who wants Vim; one after '-u' needs '-N'
    // for that.
    let outcome = try await Editor.vim.run(
      ["-N", "-e", "-s", "-u", ".vimrc", "Clock.swift", "-c", "write", "-c", "quit"], in: playground)
    #expect(try playground.text("Clock.swift") == fixed, "\(outcome.errors)")
  }
}

/// An editor that may be installed.
private enum Editor: String {
  case neovim = "nvim"
  case emacs, vim

  var isInstalled: Bool {
    switch self {
    case .neovim, .vim: Program.succeeds("command -v \(rawValue)")
    case .emacs:
      Program.succeeds("emacs --batch --eval '(progn (package-initialize) (require (quote eglot)))'")
    }
  }

  /// Runs the editor where `swiftfix` is the one that was built with these tests.
  func run(_ arguments: [String], in playground: Playground) async throws -> Program.Outcome {
    let path = Program.swiftfix.deletingLastPathComponent().path
    return try await playground.run(
      ["sh", "-c", #"PATH="$0:$PATH" exec "$@""#, path, rawValue] + arguments,
      environment: ["HOME": playground.folder.path])
  }
}
