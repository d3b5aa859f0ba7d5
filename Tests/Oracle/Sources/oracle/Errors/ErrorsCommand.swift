/// `oracle errors`: which files are Swift, and where the others are not.
enum ErrorsCommand {
  static func run(_ words: [String]) throws -> Bool {
    switch words.first {
    case "compiler": try CompilerCommand.run(Array(words.dropFirst()))
    case "snippets": try SnippetsCommand.run(Array(words.dropFirst()))
    case "damage": try DamageCommand.run(Array(words.dropFirst()))
    default: throw UsageError("oracle errors needs 'compiler', 'snippets' or 'damage'; see oracle --help")
    }
  }
}
