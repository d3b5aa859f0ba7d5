import CSTParser
import Patterns
import Rewriting
import SwiftCST
import Testing

/// What a rewrite makes of a text; an obstacle in its place where it can't be written.
func rewritten(
  _ text: String, to replacement: String, in code: String, kind: PatternKind? = nil
) throws -> String {
  let source = SourceText(code)
  let tree = SyntaxTree.parse(source)
  let lines = LineTable(source)
  let pattern = try Pattern(text, kind: kind)
  let rewrite = try Rewrite(replacement, for: pattern)
  let file = RewrittenFile(tree, lines, TextStyle(of: source, lines: lines), operators: .standard)
  var edits: [TextEdit] = []
  for match in PatternSearch([pattern]).matches(in: tree) {
    do throws(RewriteObstacle) {
      edits += try rewrite.edits(for: match, of: pattern, in: file)
    } catch {
      switch error {
      case .comment(let range): return "comment " + source.string(in: range)
      case .misplaced(let reason): return "misplaced " + reason
      }
    }
  }
  let result = String(decoding: TextEdit.apply(edits, to: source.bytes), as: UTF8.self)
  #expect(SyntaxTree.parse(SourceText(result)).errors.isEmpty, "\(result)")
  return result
}

struct RewritingTests {
  @Test func argumentsChangePlaces() throws {
    #expect(
      try rewritten("foo(a: $A, b: $B)", to: "foo(b: $B, a: $A)", in: "x = foo(a: 1 + 2, b: f(3))")
        == "x = foo(b: f(3), a: 1 + 2)")
  }

  @Test func parenthesesWherePrecedenceNeedsThem() throws {
    #expect(
      try rewritten(
        "twice($A)", to: "$A * 2", in: "twice(x + y); twice(x); twice(x * y); 1 + twice(z)")
        == "(x + y) * 2; x * 2; x * y * 2; 1 + z * 2")
    #expect(
      try rewritten(
        "twice($A)", to: "$A + $A", in: "a * twice(x); a - twice(x); twice(x).y; -twice(x)")
        == "a * (x + x); a - (x + x); (x + x).y; -(x + x)")
    #expect(
      try rewritten(
        "get($A)", to: "$A.value", in: "get(a); get(a ?? b); get(-a); get(a as B); get(f())")
        == "a.value; (a ?? b).value; (-a).value; (a as B).value; f().value")
    #expect(
      try rewritten("not($A)", to: "!$A", in: "not(a == b); not(a.b); not(!a)")
        == "!(a == b); !a.b; !(!a)")
    #expect(
      try rewritten("id($A)", to: "$A", in: "id(a + b) * c; id(a + b) + c; f(id(a + b))")
        == "(a + b) * c; a + b + c; f(a + b)")
    #expect(
      try rewritten(
        "choose($C, $A, $B)", to: "$C ? $A : $B", in: "choose(a || b, x ? 1 : 2, y ? 3 : 4)")
        == "a || b ? x ? 1 : 2 : y ? 3 : 4")
  }

  @Test func tryMovesOut() throws {
    #expect(try rewritten("add($A, $B)", to: "$A + $B", in: "add(1, try f())") == "try 1 + f()")
    #expect(try rewritten("add($A, $B)", to: "$A + $B", in: "try add(1, try f())") == "try 1 + f()")
    #expect(
      try rewritten("add($A, $B)", to: "$A + $B", in: "x * add(1, try f())").hasPrefix("misplaced"))
    #expect(try rewritten("f($A)", to: "$A.g()", in: "f(try await h())") == "try await h().g()")
    #expect(try rewritten("f($A)", to: "g { $A }", in: "f(try h())").hasPrefix("misplaced"))
    #expect(try rewritten("f($A)", to: "g($A)", in: "f(try h())") == "g(try h())")
  }

  @Test func layoutIsKept() throws {
    let code = """
      VStack {
        Text("a")  // first
          .font(.body)
          .cornerRadius(
            isRound
              ? 8
              : 0
          )
          .padding()
      }
      """
    let result = try rewritten(
      "$V.cornerRadius($R)", to: "$V.clipShape(.rect(cornerRadius: $R))", in: code)
    #expect(
      result == """
        VStack {
          Text("a")  // first
            .font(.body)
            .clipShape(.rect(cornerRadius: isRound
              ? 8
              : 0))
            .padding()
        }
        """)
  }

  @Test func bodiesAreIndentedAnew() throws {
    let code = """
      func f() {
          DispatchQueue.main.async {
              a()
              if b {
                  c(\"\"\"
                  text
                  \"\"\")
              }
          }
      }
      """
    #expect(
      try rewritten(
        "DispatchQueue.main.async { $$$BODY }", to: "Task {\n  await run {\n    $$$BODY\n  }\n}",
        in: code) == """
          func f() {
              Task {
                  await run {
                      a()
                      if b {
                          c(\"\"\"
                      text
                      \"\"\")
                      }
                  }
              }
          }
          """)
    #expect(
      try rewritten("async { $$$BODY }", to: "Task {\n  $$$BODY\n}", in: "async { a() }")
        == "Task { a() }")
    #expect(
      try rewritten("async { $$$BODY }", to: "Task {\n  $$$BODY\n}", in: "async { }") == "Task { }")
    #expect(
      try rewritten("async { $$$BODY }", to: "Task {\n  $$$BODY\n}", in: "async {\n}")
        == "Task {\n}")
  }

  @Test func anyNumberMayBeNone() throws {
    #expect(
      try rewritten(
        "f($$$A, x: $X, $$$B)", to: "g($$$A, y: $X, $$$B)", in: "f(x: 1); f(0, x: 1, z: 2)")
        == "g(y: 1); g(0, y: 1, z: 2)")
    #expect(
      try rewritten("f($$$A)", to: "g($$$A)", in: "f(1) { 2 }; f { 3 }; f()")
        == "g(1) { 2 }; g { 3 }; g()")
    #expect(try rewritten("f($$$A)", to: "g($$$A, x: 1)", in: "f(1) { 2 }").hasPrefix("misplaced"))
    #expect(try rewritten("f($A, $B)", to: "g($B, $A)", in: "f(1) { 2 }") == "g({ 2 }, 1)")
    #expect(
      try rewritten(
        "class $C: $$$P { $$$M }", to: "final class $C: $$$P {\n  $$$M\n}",
        in: "class A { var x = 1 }")
        == "final class A { var x = 1 }")
    #expect(
      try rewritten(
        "a { $$$S in $$$B }", to: "b { $$$S in $$$B }",
        in: "a { 1 }; a { x in 2 }; a { (y: Int) -> Int in 3 }")
        == "b { 1 }; b { x in 2 }; b { (y: Int) -> Int in 3 }")
    #expect(
      try rewritten("$X$$$C.padding()", to: "$X.padding()$$$C", in: "a.b().c().padding()")
        == "a.padding().b().c()")
  }

  @Test func comments() throws {
    #expect(
      try rewritten(
        "f(a: $A, b: $B)", to: "f(b: $B, a: $A)", in: "f(\n  // why\n  a: 1,  // one\n  b: 2\n)")
        == "// why\n// one\nf(b: 2, a: 1)")
    #expect(
      try rewritten("f(a: $A, b: $B)", to: "f(b: $B, a: $A)", in: "f(a: /* x */ 1, b: 2)")
        == "f(b: 2, a: /* x */ 1)")
    #expect(try rewritten("f($A)", to: "g($A)", in: "f(a /* x */ + b)") == "g(a /* x */ + b)")
    #expect(
      try rewritten("$V.a()", to: "$V.b()", in: "v\n  // why\n  .a()") == "v\n  // why\n  .b()")
  }

  /// Behind what they follow and before what they precede; where neither is bound, close by or not at all.
  @Test func commentsStayWhereTheyAre() throws {
    #expect(
      try rewritten(
        ".on($V) { _ in $$$B }", to: ".on($V) { $$$B }", in: "x.on(a) { _ in  // why\n  b()\n}")
        == "x.on(a) {  // why\n  b()\n}")
    #expect(
      try rewritten(
        ".back($V)", to: ".back {\n    $V\n}", in: "x.back(\n  // why\n  Circle() // what\n)")
        == "x.back {\n  // why\n  Circle() // what\n}")
    #expect(
      try rewritten(
        ".c($T ? .$A : .$B)", to: ".s($T ? C.$A : C.$B)",
        in: "x.c(\n  t  // if\n    ? .a  // so\n    : .b  // else\n)")
        == "x.s(\n  t  // if\n    ? C.a  // so\n    : C.b  // else\n)")
    let body = Array(repeating: "b()", count: 4).joined(separator: "\n  ")
    #expect(
      try rewritten(
        "f { $$$A } last: { $$$B }", to: "g { $$$B } first: { $$$A }",
        in: "f {\n  \(body)\n}\n// far\nlast: {\n  c()\n}") == "comment // far")
  }

  @Test func removal() throws {
    #expect(
      try rewritten(".bold()", to: "", in: "Text(\"a\")\n  .bold()\n  .padding()")
        == "Text(\"a\")\n  .padding()")
    #expect(try rewritten("print($$$A)", to: "", in: "f()\nprint(1)\ng()") == "f()\ng()")
    #expect(try rewritten("print($$$A)", to: "", in: "x = print(1)").hasPrefix("misplaced"))
    #expect(throws: PatternMistake.self) { try Rewrite("", for: Pattern("[Int]", kind: .type)) }
  }

  @Test func declarationsAndTypes() throws {
    #expect(
      try rewritten(
        "$$$M func $F($$$P) -> $R { $$$B }", to: "@inlinable $$$M func $F($$$P) -> $R { $$$B }",
        in: "struct S {\n  public func f(a: Int) -> Int {\n    1\n  }\n}")
        == "struct S {\n  @inlinable public func f(a: Int) -> Int {\n    1\n  }\n}")
    #expect(
      try rewritten("Array<$T>", to: "[$T]", in: "let x: Array<Int>", kind: .type) == "let x: [Int]"
    )
    #expect(
      try rewritten("import $M", to: "@_exported import $M", in: "import A")
        == "@_exported import A")
    #expect(
      try rewritten("@State", to: "@Binding", in: "@State var a: Int") == "@Binding var a: Int")
    #expect(
      try rewritten(
        "if $C { return true } else { return false }", to: "return $C",
        in: "if a || b { return true } else { return false }") == "return a || b")
    #expect(
      try rewritten(
        "let $X = make()\nreturn $X", to: "return make()",
        in: "func f() {\n  let a = make()\n  return a\n}")
        == "func f() {\n  return make()\n}")
  }

  @Test func styleOfTheFile() throws {
    #expect(
      try rewritten(
        "a { $$$B }", to: "b {\n  $$$B\n}",
        in: "do {\r\n\ta {\r\n\t\tc()\r\n\t\td()\r\n\t}\r\n}\r\n")
        == "do {\r\n\tb {\r\n\t\tc()\r\n\t\td()\r\n\t}\r\n}\r\n")
  }

  @Test func mistakes() throws {
    func mistake(_ pattern: String, _ rewrite: String) -> String? {
      do {
        _ = try Rewrite(rewrite, for: Pattern(pattern))
        return nil
      } catch { return error.message }
    }
    #expect(mistake("f($A)", "g($B)") == "the pattern doesn't bind '$B'")
    #expect(mistake("f($A)", "g($$$A)") == "the pattern doesn't bind '$$$A'")
    #expect(mistake("f($A)", "let x = $A") == nil)
    #expect(mistake(".f($A)", "let x = $A")?.contains("begin with one") == true)
    #expect(try rewritten("f($A)", to: "let x = $A", in: "f(1)") == "let x = 1")
    #expect(try rewritten("f($A)", to: "let x = $A", in: "g(f(1))").hasPrefix("misplaced"))
    #expect(mistake(".f($A)", "g($A)")?.contains("modifier") == true)
    #expect(mistake("f($A)", "g(")?.hasPrefix("the rewrite is not valid Swift") == true)
    #expect(mistake("f($_)", "g($_)")?.contains("has no value") == true)
  }
}
