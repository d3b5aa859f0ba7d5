import Codemods
import Commands

@main
enum Main {
  static func main() {
    Swiftfix(AllCodemods.catalog, serve: { try LSPCommand.run($0) }).main()
  }
}
