import CSTParser
import Patterns
import SwiftCST
import Testing

/// What a pattern finds in a text: the places as they are written.
func places(_ pattern: String, in code: String, kind: PatternKind? = nil) throws -> [String] {
  let tree = SyntaxTree.parse(SourceText(code))
  return PatternSearch([try Pattern(pattern, kind: kind)]).matches(in: tree).map {
    tree.source.string(in: $0.range)
  }
}

/// What the metavariables of a pattern are bound to at the first place that it fits: `A=1 B=2`.
func bindings(_ text: String, in code: String, kind: PatternKind? = nil) throws -> String? {
  let tree = SyntaxTree.parse(SourceText(code))
  let pattern = try Pattern(text, kind: kind)
  guard let match = PatternSearch([pattern]).matches(in: tree).first else { return nil }
  return pattern.variables.enumerated().filter { !$1.isAnonymous }.map { number, variable in
    "\(variable.name)=" + (match.range(ofVariable: number, in: tree).map(tree.source.string) ?? "")
  }.joined(separator: " ")
}

struct MatchingTests {
  @Test func labelsAndOrderMatter() throws {
    #expect(
      try places("foo(a: $A)", in: "foo(a: 1); foo(b: 1); foo(1); foo(a: 1, b: 2)") == ["foo(a: 1)"]
    )
    #expect(try places("foo($A)", in: "foo(a: 1); foo(1)") == ["foo(1)"])
    #expect(try places("foo($L: $A)", in: "foo(a: 1); foo(1)") == ["foo(a: 1)"])
  }

  @Test func triviaAndTrailingCommasDont() throws {
    #expect(try places("foo(1, 2)", in: "foo( /* one */ 1,\n  2,\n)").count == 1)
    #expect(try places("[1, 2]", in: "let x = [1, 2,]").count == 1)
  }

  @Test func aNameTwiceIsTheSameCode() throws {
    #expect(
      try places("$A == $A", in: "a.b == a . b; a == b; f(x) == f(x)") == [
        "a.b == a . b", "f(x) == f(x)",
      ])
    #expect(
      try places("f($$$A, $X, $$$B, $X, $$$C)", in: "f(1, 2, 3, 2); f(1, 2, 3)") == [
        "f(1, 2, 3, 2)"
      ])
    #expect(try places("a($$$_, $X, $$$_) == b($X)", in: "a(1, 2, 3) == b(2)").count == 1)
  }

  @Test func anonymousBindsNothing() throws {
    #expect(try places("f($_, $_)", in: "f(1, 2)") == ["f(1, 2)"])
  }

  @Test func anyNumberOfArguments() throws {
    #expect(try places("f($$$A)", in: "f(); f(1); f(a: 1, 2)") == ["f()", "f(1)", "f(a: 1, 2)"])
    #expect(try bindings("f($$$A, key: $K, $$$B)", in: "f(1, 2, key: 3, 4)") == "A=1, 2 K=3 B=4")
    #expect(try bindings("f($$$A, key: $K, $$$B)", in: "f(key: 3)") == "A= K=3 B=")
    #expect(try bindings("f($A, $$$REST)", in: "f(1)") == "A=1 REST=")
  }

  @Test func trailingClosuresAreArguments() throws {
    let code = "f(1) { g(); h() }; f(1, done: { g() }); f(1, { g() }); f(1) { x in g() }"
    #expect(try places("f($A) { $$$B }", in: code).count == 3)
    #expect(try places("f($A, done: { $$$B })", in: code).count == 2)
    #expect(try places("f($A) { $$$S in $$$B }", in: code).count == 4)
    #expect(
      try bindings(
        "DispatchQueue.main.async { $$$BODY }", in: "DispatchQueue.main.async {\n a()\n b()\n}")
        == "BODY=a()\n b()")
    #expect(try places("f { $$$B }", in: "f { }; f() { }; f(x: 1) { }; f({ })").count == 3)
    #expect(try bindings("f($$$ARGS)", in: "f(1) { 2 }") == "ARGS=1) { 2 }")
    #expect(
      try places("a { $$$X } done: { $$$Y }", in: "a { } done: { 1 }; a { } other: { 1 }").count
        == 1)
  }

  @Test func statementsInARow() throws {
    let code = "func f() {\n  let a = make()\n  log(a)\n  use(a)\n  return a\n}"
    #expect(
      try places("let $X = make()\n$$$B\nreturn $X", in: code)
        == ["let a = make()\n  log(a)\n  use(a)\n  return a"])
    #expect(try places("let $X = make()\nuse($X)", in: code).isEmpty)
    #expect(try places("a()\nb()", in: "a(); b(); c(); a()\nb()").count == 2)
  }

  @Test func operatorsAreOrdered() throws {
    #expect(try places("$A == $B", in: "let r = a && x.y == f() || c") == ["x.y == f()"])
    #expect(try bindings("$A + $B", in: "a + b * c + d") == "A=a + b * c B=d")
    #expect(try places("$A * 2", in: "a + b * 2 + c * 3") == ["b * 2"])
    #expect(try places("$C ? true : false", in: "x = a > b ? true : false").count == 1)
    #expect(try places("$A as! $T", in: "let x = y as! Foo; z as? Foo").count == 1)
    #expect(try places("$A = $A", in: "x = x; y = x; self.a = self.a").count == 2)
    #expect(
      try places("try $X", in: "try f(); try a + b; let x = try? g()") == ["try f()", "try a + b"])
    #expect(try places("try $A + $B", in: "try a + b").count == 1)
    #expect(try places("!$X", in: "if !a && !b {}") == ["!a", "!b"])
  }

  @Test func declarations() throws {
    let code =
      "final class A: B, C {\n  @Published var x = 1\n  private func f(a: Int) -> Int { 1 }\n  init() {}\n}"
    #expect(
      try places("class $C: $$$P { $$$M }", in: "class A {}; class B: P, Q { var a = 1 }").count
        == 2)
    #expect(try places("$$$MODS class $C: $$$P { $$$M }", in: code).count == 1)
    #expect(try places("@Published var $X = $V", in: code) == ["@Published var x = 1"])
    #expect(try places("$$$M func $F($$$P) -> $R { $$$B }", in: code).count == 1)
    #expect(
      try bindings("$$$M func $F($$$P) -> $R { $$$B }", in: code)
        == "M=private F=f P=a: Int R=Int B=1")
    #expect(try places("func $F($$$P) -> $R { $$$B }", in: code).isEmpty)
    #expect(try places("init() {}", in: code) == ["init() {}"])
    #expect(
      try places("struct $S { $$$A; var x: Int; $$$B }", in: "struct S { let y = 1; var x: Int }")
        .count == 1)
    #expect(
      try places("@$A var $X: $T", in: "@State var a: Int; var b: Int") == ["@State var a: Int"])
    #expect(
      try places("var body: some View { $$$B }", in: "var body: some View { Text(\"a\") }").count
        == 1)
    #expect(
      try places("case $A", in: "enum E { case a, b; case c }", kind: .enumCase) == ["case c"])
    #expect(try places("import $M", in: "import A\nimport B.C\nimport D").count == 2)
  }

  @Test func chains() throws {
    #expect(try places(".bold()", in: "Text(\"a\").bold().padding()") == [".bold()"])
    #expect(
      try bindings("$X$$$CHAIN.padding()", in: "Text(\"a\").bold().font(.body).padding()")
        == "X=Text(\"a\") CHAIN=.bold().font(.body)")
    #expect(
      try bindings("$X$$$CHAIN.padding()", in: "Text(\"a\").padding()") == "X=Text(\"a\") CHAIN=")
    #expect(try places("$V.frame($$$A)", in: "a.b.frame(width: 1).frame(height: 2)").count == 1)
    #expect(try places(".frame($$$A)", in: "a.b.frame(width: 1).frame(height: 2)").count == 2)
  }

  @Test func typesAndGenerics() throws {
    let code = "let a: [Int] = [Int](); func f(_ x: Result<Array<Foo<Int>>, Error>) {}"
    #expect(try places("[Int]", in: code, kind: .type) == ["[Int]"])
    #expect(try places("Result<$T, Error>", in: code, kind: .type).count == 1)
    #expect(try places("Array<Foo<$T>>", in: code, kind: .type).count == 1)
    #expect(try places("$T?", in: "let a: Int?; let b: String? = nil", kind: .type).count == 2)
  }

  @Test func statementsAndSwitches() throws {
    #expect(
      try places("if let $X = $X { $$$B }", in: "if let a = a { f() }; if let b = a { }").count == 1
    )
    #expect(
      try places(
        "if $C { return true } else { return false }",
        in: "if a > b { return true } else { return false }"
      ).count == 1)
    #expect(try places("if $$$C { $$$B }", in: "if let a, b { }; if c { }").count == 2)
    #expect(try places("guard $$$C else { return }", in: "guard let a else { return }").count == 1)
    #expect(
      try places("switch $X { $$$C }", in: "switch a { case 1: f()\n default: g() }").count == 1)
    #expect(
      try places("case .a: $$$B", in: "switch x { case .a: f(); g()\n case .b: h() }").count == 1)
    #expect(try places("for $I in 0..<$N { $$$B }", in: "for i in 0..<n { f(i) }").count == 1)
    #expect(
      try places("@State", in: "struct S { @State var a = 1; @Binding var b: Int }") == ["@State"])
    #expect(
      try places("animated: true", in: "f(animated: true); g(1, animated: true, 2)").count == 2)
  }

  @Test func literals() throws {
    #expect(try places("print(\"$X\")", in: "print(\"$X\"); print(\"a\")") == ["print(\"$X\")"])
    #expect(
      try places("print(\"\\($X)\")", in: "print(\"\\(a + b)\"); print(\"\\(a) b\")").count == 1)
    #expect(try places("$binding", in: "f($binding); f(binding)") == ["$binding"])
    #expect(try places("f { $0 }", in: "f { $0 }; f { $1 }") == ["f { $0 }"])
  }
}
