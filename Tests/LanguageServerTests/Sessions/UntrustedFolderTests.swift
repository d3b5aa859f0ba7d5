import Foundation
import Reports
import TestSupport
import Testing

@testable import LanguageServer

/// A folder that is open in an editor, and that somebody has sent.
@Suite(.timeLimit(.minutes(5))) struct UntrustedFolderTests {
  private static let view = """
    import SwiftUI

    struct Clock: View {
      let date: Date
      var body: some View { Text(text) }
      private var text: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
      }
    }

    """

  /// Looking at files, asking for fixes and saving: nothing of the folder is run, and nothing is written. What an
  /// interrupted run has left is as it was.
  @Test func nothingIsRunOrWritten() async throws {
    let playground = try Playground()
    for name in ["A", "B"] { try playground.write("\(name).swift", Self.view) }
    let marker = playground.url("marker").path
    try await playground.run(
      "sh", "-c",
      """
      git init -q && git add . && git -c user.name=T -c user.email=t@example.com commit -q -m All
      "$SWIFTFIX" -q . && mv .git/swiftfix/last-run .git/swiftfix/committing && git checkout -q A.swift
      printf '#!/bin/sh\\ntouch "%s"; cat\\n' "$MARKER" > .git/trap && chmod +x .git/trap
      for key in core.fsmonitor diff.external filter.trap.clean core.pager; do
        git config $key "$PWD/.git/trap"
      done
      mkdir -p .git/hooks; cp .git/trap .git/hooks/post-index-change; cp .git/trap git
      echo '*.swift filter=trap diff=trap' > .git/info/attributes; rm -f "$MARKER"
      """, environment: ["MARKER": marker])
    let before = try await state(playground)
    let client = try await LanguageClient(in: playground)
    var file = OpenFile(playground.uri("A.swift"), Self.view, in: client)
    #expect(try await !file.diagnostics().isEmpty)
    file.replace((0, 0), (0, 0), with: "// Mine.\n")
    #expect(try await !file.diagnostics().isEmpty)
    for kind in ["source.fixAll.swiftfix", "source.fixWorkspace.swiftfix"] {
      #expect(try await !file.actions(only: [.string(kind)]).isEmpty)
    }
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(playground.uri("A.swift"))]])
    #expect(try await !file.actions().isEmpty)
    #expect(try await client.end() == 0)
    #expect(!FileManager.default.fileExists(atPath: marker))
    #expect(try await state(playground) == before)
  }

  /// All files with their contents and times, git's among them.
  private func state(_ playground: Playground) async throws -> String {
    try await playground.run(
      "sh", "-c", "find . -type f -exec cksum {} + | sort; find . -exec stat -c '%n %Y %i' {} + | sort"
    ).output
  }
}
