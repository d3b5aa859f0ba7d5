import SwiftCST
import Testing

@testable import ProjectIndex

struct DeclarationTests {
  @Test func variables() {
    let project = Project(
      """
      struct S {
        @Published<Int> private(set) var a = 0, b: Int
        static let c: Int? = nil
        lazy var d = 1
        var e: Int { 1 }
        var f: Int = 1 { didSet {} }
        let (g, h) = (1, 2)
        var i: Int { get { 1 } set {} }
        var j, k: String
        weak var l: S?
        var `default` = 1
      }
      """)
    let stored = project.index.members(of: project.type("S")).filter(\.isStored).compactMap(\.name)
    #expect(stored == ["a", "b", "c", "d", "f", "g", "h", "j", "k", "l", "default"])
    let a = project.member("a", of: "S")
    #expect(a.attribute("Published")?.typeName?.text == "Published<Int>")
    #expect(!a.traits.contains(.private))
    #expect(a.writtenAccess == nil)
    #expect(a.initialValue?.text == "0" && a.typeAnnotation == nil)
    #expect(project.member("c", of: "S").traits.isSuperset(of: [.static, .let]))
    #expect(project.member("f", of: "S").hasObservers)
    #expect(project.member("g", of: "S").traits.contains(.destructured))
    #expect(project.member("j", of: "S").typeAnnotation?.text == "String")
    #expect(project.member("e", of: "S").getterStatements?.text == "1")
    #expect(project.member("i", of: "S").hasSetter)
    #expect(project.index.declaration(at: project.member("b", of: "S").binding!.node)?.name == "b")
  }

  @Test func functions() {
    let project = Project(
      """
      struct S {
        @discardableResult
        public static func insert<T>(_ x: T, at index: Int = 0, _: Int) -> [T] { [] }
        init?(from s: String) {}
        subscript(i: Int, named n: Int) -> AnyView { AnyView(Text("")) }
        func == (l: S, r: S) -> Bool { true }
      }
      enum E { case a, b(Int, name: String) }
      """)
    let insert = project.member("insert", of: "S")
    #expect(insert.fullName == "insert(_:at:_:)")
    #expect(insert.resultType?.text == "[T]")
    #expect(insert.parameters.map { $0.name?.text } == ["x", "index", "_"])
    #expect(insert.traits.isSuperset(of: [.public, .static, .generic]))
    #expect(insert.attribute("discardableResult") != nil)
    #expect(project.member("init", of: "S").fullName == "init(from:)")
    let subscripts = project.index.members(of: project.type("S")).filter { $0.kind == .subscript }
    #expect(subscripts[0].parameters.map(\.label) == [nil, "named"])
    #expect(subscripts[0].resultType?.text == "AnyView")
    #expect(project.member("b", of: "E").parameters.map(\.label) == [nil, "name"])
  }

  @Test func localFunctionsAndTypesAreDeclared() {
    let project = Project(
      """
      struct S {
        var body: some View {
          Button { func tap() { struct Deep {} }; tap() } label: { Text("") }
        }
        let c = { class InClosure {}; return 1 }()
      }
      #Preview { struct Wrapper: View {}; return Wrapper() }
      """)
    #expect(Set(project.index.types.map(\.name)) == ["S", "Deep", "InClosure", "Wrapper"])
    let tap = Array(project.index.declarations(named: "tap"))[0]
    #expect(tap.traits.contains(.local))
    #expect(tap.parent.flatMap { project.index[$0].name } == "body")
    #expect(project.index.conformance(of: project.type("Wrapper"), toForeign: "View") != nil)
  }

  @Test func accessByExtensionAndType() {
    let project = Project([
      "A.swift": "public struct S { func a() {} }\nprivate struct T { public func b() {} }",
      "B.swift": "public extension S { func c() {}; private func d() {} }",
    ])
    #expect(project.index.access(of: project.member("a", of: "S").id) == .internal)
    #expect(project.index.access(of: project.member("b", of: "T").id) == .private)
    #expect(project.index.access(of: project.member("c", of: "S").id) == .public)
    #expect(project.index.access(of: project.member("d", of: "S").id) == .private)
  }

  @Test func brokenAndEmptyFiles() {
    for source in [
      "", "struct", "class A: {", "extension {}", "func (", "var a: = }", "enum E { case }", "#if",
    ] {
      let project = Project(source)
      #expect(project.index.files.count == 1)
    }
  }
}
