import SwiftCST
import Testing

@testable import ProjectIndex

struct IsolationTests {
  @Test func isolationOfMembers() {
    let project = Project([
      "A.swift": """
      struct V: View { var a: Int { 1 }; nonisolated func b() {}; @Other func c() {} }
      struct W { var d: Int { 1 } }
      @MainActor class M { func e() {} }
      class N: M { func f() {} }
      class C: UIViewController { func g() {}; deinit {} }
      actor Act { func h() {} }
      struct P { func i() {} }
      protocol Q: View {}
      struct R: Q { func j() {} }
      @globalActor actor Other { static let shared = Other() }
      """,
      "B.swift":
        "extension V { func k() {} }\nextension W: View { func l() {} }\nextension View { func m() {} }",
    ])
    func isolation(_ name: String, _ type: String) -> Isolation {
      project.index.isolation(of: project.member(name, of: type).id)
    }
    #expect(isolation("a", "V") == .mainActor)
    #expect(isolation("b", "V") == .nonisolated)
    #expect(isolation("c", "V") == .globalActor("Other"))
    #expect(isolation("d", "W") == .unspecified)
    #expect(isolation("l", "W") == .unspecified)
    #expect(isolation("e", "M") == .mainActor)
    #expect(isolation("f", "N") == .mainActor)
    #expect(isolation("g", "C") == .mainActor)
    #expect(isolation("h", "Act") == .actor(project.type("Act")))
    #expect(isolation("i", "P") == .unspecified)
    #expect(isolation("j", "R") == .mainActor)
    #expect(isolation("k", "V") == .mainActor)
    #expect(project.index.isolation(of: project.index.members(ofForeign: "View")[0].id) == .mainActor)
  }

  /// An actor that is given to a function decides where that runs.
  @Test func isolationOfIsolatedParameters() {
    let project = Project(
      """
      actor Act {}
      @MainActor struct M {
        func a(_ act: isolated Act) {}
        func b(isolation: isolated (any Actor)? = #isolation) {}
        func c(_ act: Act) {}
      }
      """)
    func isolation(_ name: String) -> Isolation {
      project.index.isolation(of: project.member(name, of: "M").id)
    }
    #expect(isolation("a") == .unknown)
    #expect(isolation("b") == .unknown)
    #expect(isolation("c") == .mainActor)
  }

  /// The main queue runs what it is given on the main actor, wherever that is written.
  @Test func isolationOnTheMainQueue() {
    let project = Project(
      """
      @globalActor actor Store { static let shared = Store() }
      @Store class S {
        func f() {
          DispatchQueue.main.async { _ = /*async*/a }
          DispatchQueue.main.sync { _ = /*sync*/a }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { _ = /*later*/a }
        }
      }
      """)
    func isolation(_ mark: String) -> Isolation {
      project.index.isolation(at: project.node(after: mark, .declReferenceExpr))
    }
    #expect(isolation("async") == .mainActor)
    #expect(isolation("sync") == .globalActor("Store"))
    #expect(isolation("later") == .mainActor)
  }

  /// What an extension adds to a type of others is on the target's default actor, unless it says otherwise.
  @Test func isolationOfAdditions() {
    var settings = BuildSettings()
    settings.isMainActorByDefault = true
    let project = Project(
      ["A.swift": "extension Date { nonisolated func a() {} }\nnonisolated extension Data { func b() {} }"],
      settings: ProjectSettings(targets: [], overrides: settings))
    func isolation(_ type: String) -> Isolation {
      project.index.isolation(ofMembersIn: project.index.extensions(ofForeign: type)[0].id)
    }
    #expect(isolation("Date") == .mainActor)
    #expect(isolation("Data") == .nonisolated)
  }

  @Test func isolationOfPlaces() {
    let project = Project(
      """
      struct V: View {
        func f() {
          _ = /*plain*/a
          Task { _ = /*task*/a }
          Task.detached { _ = /*detached*/a }
          Task.detached { @MainActor in _ = /*back*/a }
          DispatchQueue.global().async { _ = /*queue*/a }
          DispatchQueue.main.async { _ = /*main*/a }
          func local() { _ = /*local*/a }
          @Sendable func anywhere() { _ = /*anywhere*/a }
        }
      }
      """)
    func isolation(_ mark: String) -> Isolation {
      project.index.isolation(at: project.node(after: mark, .declReferenceExpr))
    }
    #expect(isolation("plain") == .mainActor)
    #expect(isolation("task") == .mainActor)
    #expect(isolation("detached") == .nonisolated)
    #expect(isolation("back") == .mainActor)
    #expect(isolation("queue") == .nonisolated)
    #expect(isolation("main") == .mainActor)
    #expect(isolation("local") == .mainActor)
    #expect(isolation("anywhere") == .nonisolated)
  }

  /// Whoever takes a closure decides where it runs, and often only others know.
  @Test func isolationOfClosuresThatAreHandedOn() {
    let project = Project(
      """
      func later(_ work: @escaping @Sendable () -> Void) {}
      func soon(_ work: () -> Void) {}
      final class Box { var whenDone: @Sendable () -> Void = {}; var now: () -> Void = {} }
      struct V: View {
        let box: Box
        func f(_ task: Others) {
          _ = [1].map { _ in /*map*/a }
          dates.map { _ in /*pipeline*/a }.sink { _ in }
          datePublisher.map { _ in /*publisher*/a }
          later { _ = /*later*/a }
          soon { _ = /*soon*/a }
          Task<Void, Never> { _ = /*task*/a }
          session.dataTask(with: url) { _, _, _ in _ = /*session*/a }
          box.whenDone = { _ = /*stored*/a }
          box.now = { _ = /*kept*/a }
          task.handler = { _ = /*others*/a }
          [1].forEach { _ in func inner() { _ = /*inner*/a } }
          async let now = /*async*/a
        }
      }
      """)
    func isolation(_ mark: String) -> Isolation {
      project.index.isolation(at: project.node(after: mark, .declReferenceExpr))
    }
    #expect(isolation("map") == .mainActor)
    #expect(isolation("pipeline") == .unknown)
    #expect(isolation("publisher") == .unknown)
    #expect(isolation("later") == .nonisolated)
    #expect(isolation("soon") == .mainActor)
    #expect(isolation("task") == .mainActor)
    #expect(isolation("session") == .unknown)
    #expect(isolation("stored") == .nonisolated)
    #expect(isolation("kept") == .unknown)
    #expect(isolation("others") == .unknown)
    #expect(isolation("inner") == .unknown)
    #expect(isolation("async") == .nonisolated)
  }
}

struct BuilderTests {
  @Test func buildersOfDeclarations() {
    let project = Project(
      """
      struct V: View {
        var body: some View { Text("") }
        @ViewBuilder var a: some View { Text("") }
        var b: some View { Text("") }
        func header() -> some View { Text("") }
      }
      protocol Page { @ViewBuilder func header() -> AnyView; @ViewBuilder func footer() -> AnyView }
      extension V: Page { func footer() -> AnyView { AnyView(Text("")) } }
      extension Page { func header() -> AnyView { AnyView(Text("")) } }
      struct Mod: ViewModifier { func body(content: Content) -> some View { content } }
      """)
    #expect(project.index.builder(of: project.member("body", of: "V").id).isViewBuilder)
    #expect(project.index.builder(of: project.member("a", of: "V").id).isViewBuilder)
    #expect(project.index.builder(of: project.member("b", of: "V").id) == .plain)
    #expect(project.index.builder(of: project.member("body", of: "Mod").id).isViewBuilder)
    // Where the protocol is named counts: swiftc looks at the declaration around the witness alone.
    #expect(project.index.builder(of: project.member("footer", of: "V").id).isViewBuilder)
    #expect(project.index.builder(of: project.member("header", of: "V").id) == .plain)
  }

  @Test func buildersOfClosures() {
    let project = Project([
      "A.swift": """
      struct Card<C: View>: View {
        init(title: String, action: () -> Void = {}, @ViewBuilder content: () -> C) {}
      }
      struct Box<C: View>: View { let title: String; @ViewBuilder var content: C; let run: () -> Void }
      extension View { func banner(@ViewBuilder _ banner: () -> some View) -> some View { self } }
      func plain(_ f: () -> Void) {}
      """,
      "B.swift": """
      func g() {
        Card(title: "") /*trailing*/{ Text("") }
        Card(title: "", action: /*action*/{ }) { Text("") }
        Text("").banner /*modifier*/{ Text("") }
        plain /*plain*/{ }
        VStack /*foreign*/{ }
        Box(title: "", content: Text("")) /*run*/{ }
      }
      """,
    ])
    func builder(_ mark: String) -> BuilderFact {
      project.index.builder(ofClosure: project.node(after: mark, .closureExpr))
    }
    #expect(builder("trailing").isViewBuilder)
    #expect(builder("action") == .plain)
    #expect(builder("modifier").isViewBuilder)
    #expect(builder("plain") == .plain)
    #expect(builder("foreign") == .unknown)
    #expect(builder("run") == .plain)
  }
}
