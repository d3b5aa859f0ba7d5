import Patterns
import Testing

/// What people ask of tools like this one, each with what ast-grep 0.51 makes of it and what has to come out here.
struct PeerQuestion: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let pattern: String
  let rewrite: String
  let code: String
  /// Nil where it is the same; empty where the peer finds nothing, or can't read the pattern.
  let peer: String?
  let expected: String
  let kind: PatternKind?

  init(
    _ question: String, _ pattern: String, _ rewrite: String, _ code: String, peer: String?,
    _ expected: String,
    kind: PatternKind? = nil
  ) {
    testDescription = question
    self.pattern = pattern
    self.rewrite = rewrite
    self.code = code
    self.peer = peer
    self.expected = expected
    self.kind = kind
  }

  static let all = [
    PeerQuestion(
      "a trailing closure of several statements", "DispatchQueue.main.async { $$$BODY }",
      "Task { @MainActor in $$$BODY }",
      "DispatchQueue.main.async {\n    a()\n    b()\n}\n",
      peer: "Task { @MainActor in a()\nb()\n }\n",
      "Task { @MainActor in\n    a()\n    b()\n}\n"),
    PeerQuestion(
      "'$$$' that matches no argument", "log($$$ARGS)", "trace($$$ARGS)",
      "log()\nlog(1)\nlog(1, x: 2)\n",
      peer: nil,
      "trace()\ntrace(1)\ntrace(1, x: 2)\n"),
    PeerQuestion(
      "'$$$' before a labeled argument", "f($$$A, x: $X)", "g(x: $X, $$$A)",
      "f(1, 2, x: 3)\nf(x: 4)\n",
      peer: "g(x: 3, 1, 2)\ng(x: 4, )\n",
      "g(x: 3, 1, 2)\ng(x: 4)\n"),
    PeerQuestion(
      "'$$$' before and after a labeled argument", "f($$$A, x: $X, $$$B)", "g($X)",
      "f(1, x: 2, y: 3)\nf(x: 4)\nf(1, y: 2)\n",
      peer: "g(2)\nf(x: 4)\nf(1, y: 2)\n",
      "g(2)\ng(4)\nf(1, y: 2)\n"),
    PeerQuestion(
      "arguments and a trailing closure", "animate(with: $D, $$$REST) { $$$BODY }", "run($D) { $$$BODY }",
      "animate(with: 0.3, options: [.a]) {\n    x = 1\n    y = 2\n}\n",
      peer: "run(0.3) { x = 1\ny = 2\n }\n",
      "run(0.3) {\n    x = 1\n    y = 2\n}\n"),
    PeerQuestion(
      "a closure as the last argument is a trailing one", "items.map({ $X in $$$B })",
      "items.each { $X in $$$B }",
      "let a = items.map { n in n + 1 }\nlet b = items.map({ n in n + 2 })\n",
      peer: "let a = items.map { n in n + 1 }\nlet b = items.each { n in n + 2 }\n",
      "let a = items.each { n in n + 1 }\nlet b = items.each { n in n + 2 }\n"),
    PeerQuestion(
      "nested generics", "Array<$T>", "[$T]",
      "let a: Array<Dictionary<String, Array<Int>>> = [:]\n",
      peer: nil,
      "let a: [Dictionary<String, Array<Int>>] = [:]\n", kind: .type),
    PeerQuestion(
      "a comment beside an argument", "f(a: $A, b: $B)", "f(b: $B, a: $A)",
      "f(\n    // first\n    a: 1,\n    b: 2 // second\n)\n",
      peer: "",
      "// first\n// second\nf(b: 2, a: 1)\n"),
    PeerQuestion(
      "a comment in a body", "run { $$$B }", "go { $$$B }",
      "run {\n    // why\n    a() // what\n}\n",
      peer: "go { // why\na() // what\n }\n",
      "go {\n    // why\n    a() // what\n}\n"),
    PeerQuestion(
      "a pattern of two statements", "let $X = make()\nuse($X)", "use(make())",
      "func f() {\n    let a = make()\n    use(a)\n    let b = make()\n    use(c)\n}\n",
      peer: "",
      "func f() {\n    use(make())\n    let b = make()\n    use(c)\n}\n"),
    PeerQuestion(
      "the same name twice", "$A == $A", "true",
      "let a = x.y == x.y\nlet b = x == y\n",
      peer: nil,
      "let a = true\nlet b = x == y\n"),
    PeerQuestion(
      "an operator inside a chain of others", "$A == nil", "isNil($A)",
      "if a && b.c == nil || d { }\n",
      peer: "",
      "if a && isNil(b.c) || d { }\n"),
    PeerQuestion(
      "parentheses that precedence needs", "double($A)", "$A * 2",
      "let a = double(x + y) + double(z)\n",
      peer: "let a = x + y * 2 + double(z)\n",
      "let a = (x + y) * 2 + z * 2\n"),
    PeerQuestion(
      "'try' within the operand", "unwrap($A)", "$A.value",
      "let a = try unwrap(f())\n",
      peer: nil,
      "let a = try f().value\n"),
    PeerQuestion(
      "an optional chain", "$A?.count ?? 0", "size($A)",
      "let n = list?.count ?? 0\n",
      peer: nil,
      "let n = size(list)\n"),
    PeerQuestion(
      "a guard with several conditions", "guard let $X = $V else { return }",
      "guard let $X = $V else { fatalError() }",
      "func f() {\n    guard let a = b else { return }\n    guard let a = b, c else { return }\n}\n",
      peer: nil,
      "func f() {\n"
        + "    guard let a = b else { fatalError() }\n"
        + "    guard let a = b, c else { return }\n"
        + "}\n"),
    PeerQuestion(
      "any modifiers of a function", "$$$M func $F() { $$$B }", "$$$M func $F() async { $$$B }",
      "@objc private func go() {\n    a()\n}\n",
      peer: "",
      "@objc private func go() async {\n    a()\n}\n"),
    PeerQuestion(
      "a member of a type", "var $N: Int { $$$B }", "var $N: Int64 { $$$B }",
      "struct S {\n    var a: Int { 1 }\n    var b: Int = 2\n}\n",
      peer: nil,
      "struct S {\n    var a: Int64 { 1 }\n    var b: Int = 2\n}\n"),
    PeerQuestion(
      "overlapping matches: outermost first", "f($A)", "g($A)",
      "f(f(f(1)))\n",
      peer: nil,
      "g(f(f(1)))\n"),
    PeerQuestion(
      "a string with quotes in it", "NSLocalizedString($K, comment: \"\")", "L($K)",
      "let a = NSLocalizedString(\"a \\\"b\\\"\", comment: \"\")\n",
      peer: nil,
      "let a = L(\"a \\\"b\\\"\")\n"),
    PeerQuestion(
      "a multi-line string keeps its lines", "log($T)", "trace($T)",
      "log(\"\"\"\n    a\n      b\n    \"\"\")\n",
      peer: nil,
      "trace(\"\"\"\n    a\n      b\n    \"\"\")\n"),
    PeerQuestion(
      "the indentation of a moved body", "when($C) { $$$B }", "if $C {\n    $$$B\n}",
      "func f() {\n"
        + "    when(a) {\n"
        + "        b()\n"
        + "        if c {\n"
        + "            d()\n"
        + "        }\n"
        + "    }\n"
        + "}\n",
      peer: "func f() {\n"
        + "    if a {\n"
        + "        b()\n"
        + "        if c {\n"
        + "            d()\n"
        + "        }\n"
        + "    \n"
        + "    }\n"
        + "}\n",
      "func f() {\n    if a {\n        b()\n        if c {\n            d()\n        }\n    }\n}\n"),
    PeerQuestion(
      "tabs", "when($C) { $$$B }", "if $C {\n    $$$B\n}",
      "func f() {\n\twhen(a) {\n\t\tb()\n\t}\n}\n",
      peer: "func f() {\n\tif a {\n    b()\n    \t\n}\n}\n",
      "func f() {\n\tif a {\n\t\tb()\n\t}\n}\n"),
    PeerQuestion(
      "CRLF", "f($A, $B)", "g($B, $A)",
      "f(1,\r\n  2)\r\n",
      peer: nil,
      "g(2, 1)\r\n"),
    PeerQuestion(
      "a modifier in the middle of a chain", ".bold()", ".fontWeight(.bold)",
      "Text(\"a\")\n    .bold()\n    .padding()\n",
      peer: "",
      "Text(\"a\")\n    .fontWeight(.bold)\n    .padding()\n"),
    PeerQuestion(
      "any links of a chain", "$X$$$C.padding()", "$X$$$C.margin()",
      "Text(\"a\").bold().padding()\nText(\"b\").padding()\n",
      peer: "",
      "Text(\"a\").bold().margin()\nText(\"b\").margin()\n"),
    PeerQuestion(
      "a key path is no member", "\\.$N", "\\.model.$N",
      "let a = b.sorted(using: \\.name)\n",
      peer: nil,
      "let a = b.sorted(using: \\.model.name)\n"),
    PeerQuestion(
      "a label that is bound", "f($L: $A)", "g($L: $A)",
      "f(x: 1)\nf(y: 2)\nf(3)\n",
      peer: nil,
      "g(x: 1)\ng(y: 2)\nf(3)\n"),
    PeerQuestion(
      "a type, and no call of it", "$X as! UIView", "$X as? UIView",
      "let a = b as! UIView\nlet c = UIView()\n",
      peer: nil,
      "let a = b as? UIView\nlet c = UIView()\n"),
    PeerQuestion(
      "a case of a switch", "case .a: $$$B", "case .a, .b: $$$B",
      "switch x {\ncase .a:\n    f()\ncase .c: g()\n}\n",
      peer: "",
      "switch x {\ncase .a, .b:\n    f()\ncase .c: g()\n}\n"),
    PeerQuestion(
      "an attribute", "@objc", "@objc(name)",
      "@objc func f() {}\n@objc(x) func g() {}\n",
      peer: "@objc(name) func f() {}\n@objc(name) func g() {}\n",
      "@objc(name) func f() {}\n@objc(x) func g() {}\n"),
    PeerQuestion(
      "a statement that goes", "print($$$A)", "",
      "func f() {\n    print(1)\n    g()\n}\n",
      peer: "func f() {\n    \n    g()\n}\n",
      "func f() {\n    g()\n}\n"),
    PeerQuestion(
      "an await that moves out", "fetch($A)", "load(await $A)",
      "func f() async {\n    let a = fetch(b)\n}\n",
      peer: nil,
      "func f() async {\n    let a = load(await b)\n}\n"),
    PeerQuestion(
      "closure parameters", "$X.forEach { $N in $$$B }", "for $N in $X {\n    $$$B\n}",
      "func f() {\n    items.forEach { item in\n        // each\n        show(item)\n    }\n}\n",
      peer: "func f() {\n"
        + "    for item in items {\n"
        + "        // each\n"
        + "        show(item)\n"
        + "    \n"
        + "    }\n"
        + "}\n",
      "func f() {\n    for item in items {\n        // each\n        show(item)\n    }\n}\n"),
  ]
}

@Suite struct PeerQuestionTests {
  @Test(arguments: PeerQuestion.all + PeerQuestion.reported) func isRight(_ question: PeerQuestion) throws {
    let result = try rewritten(question.pattern, to: question.rewrite, in: question.code, kind: question.kind)
    #expect(result == question.expected)
  }

  /// The table says where the peer differs, and nowhere else.
  @Test(arguments: PeerQuestion.all + PeerQuestion.reported) func peerDiffers(_ question: PeerQuestion) {
    #expect(question.peer != question.expected)
  }
}
