/// More questions: what people reported of ast-grep, GritQL, Comby and OpenRewrite.
extension PeerQuestion {
  static let reported = [
    PeerQuestion(
      "a trailing closure beside arguments that change places", "foo(a: $A, b: $B, $$$REST)",
      "foo(b: $B, a: $A, $$$REST)",
      "foo(a: a, b: b, c: c) { state in\n    state.a = a\n    state.b = b\n}\n",
      peer: "foo(b: b, a: a, c: c)\n",
      "foo(b: b, a: a, c: c) { state in\n    state.a = a\n    state.b = b\n}\n"),
    PeerQuestion(
      "two statements of one kind among others", "if $A { $$$B }\nif $A { $$$C }",
      "if $A {\n    $$$B\n    $$$C\n}",
      "func f() {\n    a()\n    if x {\n        b()\n    }\n    if x {\n        c()\n    }\n    d()\n}\n",
      peer: "",
      "func f() {\n    a()\n    if x {\n        b()\n        c()\n    }\n    d()\n}\n"),
    PeerQuestion(
      "comments within what is moved", "if $C { $F($V) } else { $F($W) }", "$F($C ? $V : $W)",
      "if i < j {\n    g(i /* min */)\n} else {\n    g(j /* max */)\n}\n",
      peer: "g(i < j ? i : j)\n",
      "g(i < j ? i /* min */ : j /* max */)\n"),
    PeerQuestion(
      "a rewrite that is the pattern changes nothing", "$X1 = $X2", "$X1 = $X2",
      "t = [\n    1,\n    2,\n]\n",
      peer: nil,
      "t = [\n    1,\n    2,\n]\n"),
    PeerQuestion(
      "an argument that goes, with its comma", "f($$$A, old: $_, $$$B)", "f($$$A, $$$B)",
      "f(\n    x: 1,\n    old: 2,\n    y: 3\n)\nf(old: 1)\nf(x: 1, old: 2)\n",
      peer: "f(x: 1, y: 3)\nf(old: 1)\nf(x: 1, old: 2)\n",
      "f(\n    x: 1,\n    y: 3\n)\nf()\nf(x: 1)\n"),
    PeerQuestion(
      "a bound method without arguments", "expect($A).$M()", "assert($A, $M)",
      "expect(x).isTrue()\nexpect(x).isTrue(1)\n",
      peer: nil,
      "assert(x, isTrue)\nexpect(x).isTrue(1)\n"),
    PeerQuestion(
      "white space between arguments doesn't matter", "add($N,$F,$R)", "put($N, $F, $R)",
      "add(a,b,  c)\nadd(a, b, c)\n",
      peer: "put(a, b, c)\nput(a, b, c)\n",
      "put(a,b,  c)\nput(a, b, c)\n"),
    PeerQuestion(
      "lines within the code of a pattern of one line", "foo(1, 2)", "bar()",
      "foo(1, 2)\nfoo(1,2)\nfoo(1,\n    2)\n",
      peer: nil,
      "bar()\nbar()\nbar()\n"),
    PeerQuestion(
      "code in strings and comments is none", "f($X)", "g($X)",
      "let a = \"f(1)\" // f(2)\nf(3)\n",
      peer: nil,
      "let a = \"f(1)\" // f(2)\ng(3)\n"),
    PeerQuestion(
      "code in an interpolation is code", "f($X)", "g($X)",
      "let a = \"\\(f(1))\"\n",
      peer: nil,
      "let a = \"\\(g(1))\"\n"),
    PeerQuestion(
      "the links before a member are one expression", "$A.count == 0", "$A.isEmpty",
      "if a.b(c).count == 0 { }\n",
      peer: nil,
      "if a.b(c).isEmpty { }\n"),
    PeerQuestion(
      "overlapping operators: the outer one first", "$A + $B", "add($A, $B)",
      "let x = a + b + c\n",
      peer: nil,
      "let x = add(a + b, c)\n"),
    PeerQuestion(
      "an optional try stays one", "load($A)", "try? read($A)",
      "let x = load(a) ?? b\n",
      peer: "let x = try? read(a) ?? b\n",
      "let x = (try? read(a)) ?? b\n"),
    PeerQuestion(
      "a declaration with attributes", "@State var $N: $T", "@State private var $N: $T",
      "struct S {\n    @State var a: Int\n    @State private var b: Int\n}\n",
      peer: nil,
      "struct S {\n    @State private var a: Int\n    @State private var b: Int\n}\n"),
    PeerQuestion(
      "a superclass that goes", "class $C: NSObject, $$$P { $$$M }", "class $C: $$$P { $$$M }",
      "class A: NSObject, P, Q {\n    let x = 1\n}\n",
      peer: "class A: P, Q { let x = 1 }\n",
      "class A: P, Q {\n    let x = 1\n}\n"),
    PeerQuestion(
      "the same node any number of times twice", "f($$$A, $$$A, b)", "g($$$A)",
      "f(1, 2, 1, 2, b)\n",
      peer: "",
      "g(1, 2)\n"),
  ]
}
