import Codemods
import Commands

@main
enum Main {
  static func main() {
    Swiftfix(AllCodemods.catalog, pages: AllCodemods.pages, serve: { try LSPCommand.run($0) }).main()
  }
}
