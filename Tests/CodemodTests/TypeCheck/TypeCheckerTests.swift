import Testing

@Suite(.enabled(if: TypeChecker.isAvailable))
struct TypeCheckerTests {
  @Test func acceptsAView() async throws {
    let text = """
      import SwiftUI
      struct Greeting: View { let name: String; var body: some View { Text("Hello, \\(name)").bold() } }
      #Preview("Greeting") { Greeting(name: "you") }
      """
    for result in try await TypeChecker.check([TypeCheckCase("greeting", text)]) {
      #expect(result.passed, "\(result)")
    }
  }

  @Test func pointsAtTheLineOfAnError() async throws {
    let files = [
      TypeCheckCase.File(name: "Model.swift", text: "struct Model { var title = \"\" }\n"),
      TypeCheckCase.File(name: "Views/Row.swift", text: "import SwiftUI\n\nlet row = Text(Model().name)\n"),
    ]
    let results = try await TypeChecker.check([TypeCheckCase("two files", files: files, modes: [.swift5])])
    let error = try #require(results.first?.errors.first)
    #expect(error.file == "Views/Row.swift")
    #expect(error.line == 3)
    #expect(error.message.contains("no member 'name'"))
  }

  /// Neither shows before SIL.
  @Test func goesAsFarAsSIL() async throws {
    let unset = "func f(_ flag: Bool) -> Int { let x: Int; if flag { x = 1 }; return x }"
    let sent = """
      final class Box { var n = 0 }
      actor Store { var box: Box?; func keep(_ box: Box) { self.box = box } }
      func f(_ store: Store) async { let box = Box(); await store.keep(box); box.n += 1 }
      """
    let results = try await TypeChecker.check([
      TypeCheckCase("unset", unset, modes: [.swift6]), TypeCheckCase("sent", sent),
    ])
    #expect(results.map(\.passed) == [false, true, false])
  }

  @Test func asksTheCompilerOnce() async throws {
    let item = TypeCheckCase("once", "let once = 1\n", modes: [.swift6])
    _ = try await TypeChecker.check([item])
    let again = try await TypeChecker.check([item])
    #expect(again.allSatisfy { $0.isCached && $0.passed })
  }

  @Test func takesOptionsOfTheCompiler() async throws {
    let text = "import Foundation\nenum Log { static let stamp = ISO8601DateFormatter() }\n"
    let results = try await TypeChecker.check([
      TypeCheckCase("nonisolated", text, modes: [.swift6]),
      TypeCheckCase("main actor", text, modes: [.swift6], options: ["-default-isolation", "MainActor"]),
    ])
    #expect(results.map(\.passed) == [false, true])
  }

  /// Checked in one module, cases with the same names neither clash nor help one another.
  @Test func keepsCasesApart() async throws {
    let whole = "struct Row { let item: Item }\nstruct Item { var a = 1 }\nlet unused = 1\n"
    let lacking = "struct Row { let item: Item }\n"
    let declaring = "struct Item { var b = 1 }\nstruct Other { let a = Item().b }\n"
    let extending = "extension Int { var doubled: Int { self * 2 } }\n"
    let hoping = "struct Sum { let four = 2.doubled }\n"
    let results = try await TypeChecker.check(
      [whole, lacking, declaring, extending, hoping, declaring + "// again\n"].map {
        TypeCheckCase("apart", $0, modes: [.swift6])
      })
    #expect(results.map(\.passed) == [true, false, true, true, false, true])
  }

  /// An extension of SwiftUI is out of reach for a case that doesn't import it, though its neighbours do.
  @Test func keepsImportsApart() async throws {
    let body =
      "struct Order { var items = [1, 2]; mutating func f() { items.move(fromOffsets: [0], toOffset: 1) } }\n"
    let results = try await TypeChecker.check(
      ["import SwiftUI\n", "import Foundation\n", "import SwiftUI\n// again\n"].map {
        TypeCheckCase("imports", $0 + body, modes: [.swift6])
      })
    #expect(results.map(\.passed) == [true, false, true])
  }

  /// The words of a case come back, though it had other names in its batch.
  @Test func tellsWarningsInTheWordsOfTheCase() async throws {
    let text = "struct Row {}\nstruct List { func f() { let row = Row(); var list: [List] = [] } }\n"
    let alone = try await TypeChecker.check([TypeCheckCase("alone", text, modes: [.swift5])])
    let together = try await TypeChecker.check(
      ["// a", "// b"].map { TypeCheckCase($0, text + $0 + "\n", modes: [.swift5]) })
    #expect(alone.first?.warnings.count == 2)
    for result in together { #expect(result.diagnostics == alone.first?.diagnostics) }
  }
}
