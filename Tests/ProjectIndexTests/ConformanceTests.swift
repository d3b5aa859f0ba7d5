import SwiftCST
import Testing

@testable import ProjectIndex

struct ConformanceTests {
  @Test func conformancesAreFoundWhereverTheyStand() {
    let project = Project([
      "A.swift": """
      class Direct: NSObject, ObservableObject {}
      class Extended {}
      protocol VM: ObservableObject {}
      class ThroughProtocol: VM {}
      class Sub: Direct {}
      typealias Both = VM & Hashable
      class ThroughAlias: Both {}
      class Qualified: Combine.ObservableObject {}
      class Plain: NSObject {}
      protocol Where where Self: ObservableObject {}
      class ThroughWhere: Where {}
      """,
      "B.swift": "extension Extended: ObservableObject {}\nimport Combine",
      "C.swift": "enum Space { protocol ObservableObject {}; class Own: ObservableObject {} }",
    ])
    let found = project.names(project.index.types(conformingToForeign: "ObservableObject"))
    #expect(
      Set(found) == [
        "Direct", "Extended", "VM", "ThroughProtocol", "Sub", "ThroughAlias", "Qualified", "Where",
        "ThroughWhere",
      ])
    let path = project.index.conformance(of: project.type("ThroughProtocol"), toForeign: "ObservableObject")
    #expect(path?.path.count == 2)
    #expect(path?.isPrimary == true)
    let extended = project.index.conformance(of: project.type("Extended"), toForeign: "ObservableObject")
    #expect(extended?.isPrimary == false)
  }

  @Test func whatIsInheritedIsFoundInChainsAndCircles() {
    let project = Project(
      """
      @MainActor class Base: NSObject {}
      protocol Named: Hashable {}
      protocol Titled: Named, Unseen<Int>.Part {}
      class Middle: Base, Named {}
      class Last: Middle {}
      class Other: Middle, Titled {}
      class Left: Right, Codable {}
      class Right: Left, Sendable {}
      class Below: Left {}
      class Own: Own, Codable {}
      """)
    let index = project.index
    func inherited(_ name: String) -> [String] {
      index.foreignSupertypes(of: project.type(name)).sorted()
    }
    #expect(inherited("Last") == ["Hashable", "NSObject"])
    #expect(inherited("Middle") == ["Hashable", "NSObject"])
    #expect(inherited("Other").starts(with: ["Hashable", "NSObject"]))
    #expect(inherited("Left") == ["Codable", "Sendable"])
    #expect(inherited("Below") == ["Codable", "Sendable"])
    #expect(inherited("Own") == ["Codable"])
    #expect(index.isolation(ofType: project.type("Last")) == .mainActor)
    #expect(index.isolation(ofType: project.type("Below")) == .unspecified)
    #expect(!index.hasUndecidedInheritance(project.type("Below")))
    #expect(!index.hasUndecidedInheritance(project.type("Last")))
  }

  @Test func superclasses() {
    let project = Project(
      """
      class A: UIViewController, P {}
      class B: A {}
      class C: ObservableObject {}
      class D: P {}
      protocol P {}
      """)
    #expect(project.index.superclass(of: project.type("A")) == .foreign("UIViewController"))
    #expect(project.index.superclass(of: project.type("B")) == .known(project.type("A")))
    #expect(project.index.superclass(of: project.type("C")) == Superclass.none)
    #expect(project.index.superclass(of: project.type("D")) == Superclass.none)
    #expect(project.index.foreignSuperclass(of: project.type("B")) == "UIViewController")
    #expect(project.names(project.index.subtypes(of: project.type("P"))) == ["A", "B", "D"])
  }

  @Test func requirementsWitnessesAndOverrides() {
    let project = Project([
      "A.swift": "protocol Screen { func make() -> AnyView; func make(x: Int) -> AnyView }",
      "B.swift": "struct Home: Screen { func make() -> AnyView { AnyView(Text(\"\")) } }",
      "C.swift": """
      class Base { func content() -> AnyView { AnyView(EmptyView()) } }
      class Sub: Base { override func content() -> AnyView { AnyView(Text("x")) } }
      """,
    ])
    let make = project.member("make", of: "Home")
    #expect(project.index.requirements(for: make.id).count == 1)
    #expect(
      project.index.overrides(of: project.member("content", of: "Base").id)
        == [project.member("content", of: "Sub").id])
  }

  @Test func genericContexts() {
    let project = Project([
      "A.swift": "struct Page<T> { struct Inner { func f() {} } }\nstruct Plain { func g() {} }",
      "B.swift": "extension Page.Inner { func h() {} }\nextension Plain { func i<U>(_ u: U) {} }",
    ])
    #expect(project.index.isInGenericContext(project.member("f", of: "Page.Inner").id))
    #expect(project.index.isInGenericContext(project.member("h", of: "Page.Inner").id))
    #expect(!project.index.isInGenericContext(project.member("g", of: "Plain").id))
    #expect(project.index.isInGenericContext(project.member("i", of: "Plain").id))
  }
}
