import CodemodKit
import Patterns
import Workspace

/// `swiftfix new codemod NAME`: writes a codemod to start from.
enum NewCommand {
  /// Writes the file and returns the exit code.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.count == 2, arguments.operands[0] == "codemod" else {
      throw UsageError("write 'swiftfix new codemod NAME'")
    }
    let name = arguments.operands[1]
    guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
    else {
      throw UsageError("'\(name)': the name of a codemod is lower-case words joined by hyphens")
    }
    guard !arguments.codemods.metadata.contains(where: { $0.id == name }), name != RewriteCommand.name else {
      throw UsageError("the name '\(name)' is taken; choose another one")
    }
    let folder = try HostProcess.currentFolder()
    let path = folder.appending(".swiftfix/codemods/\(name).md")
    try path.parent.makeFolders()
    guard try path.create(template(name)) else {
      throw UsageError("\(path.relative(to: folder)): already exists; nothing was written")
    }
    Swiftfix.show("Wrote \(path.relative(to: folder)). Edit it, then run 'swiftfix test \(name)'.")
    return .success
  }

  /// A codemod that passes its own test.
  private static func template(_ name: String) -> String {
    """
    ---
    name: \(name)
    summary: 'oldName($A)' is called 'newName' now
    tier: unsafe
    ---

    Why the code changes, and when it doesn't. 'swiftfix explain \(name)' prints this.

    ```swift match
    oldName($A, $$$REST)
    ```

    ```swift rewrite
    newName($A, $$$REST)
    ```

    ## Example

    ```swift before
    let x = oldName(1, flag: true)
    ```

    ```swift after
    let x = newName(1, flag: true)
    ```

    ```swift unchanged
    let y = otherName(1)
    ```

    """
  }
}
