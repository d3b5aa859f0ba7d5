import SwiftCST
import Testing

@testable import ProjectIndex

@Suite struct AvailabilityTests {
  @Test func localAvailability() {
    let project = Project(
      """
      @available(iOS 17, macOS 14, *)
      struct New { func f() { /*declaration*/a } }
      func g() {
        if #available(iOS 17, *) { /*then*/a } else { /*else*/a }
        if #unavailable(iOS 17) { /*unavailable*/a } else { /*available*/a }
        guard #available(iOS 17, *) else { /*guardBody*/a; return }
        /*after*/a
      }
      @available(iOS, introduced: 17)
      func h() { /*long*/a }
      """)
    func answer(_ mark: String) -> Bool {
      project.index.satisfies(.iOS(17), at: project.node(after: mark, .declReferenceExpr)).isMet
    }
    for mark in ["declaration", "then", "available", "after", "long"] { #expect(answer(mark), "\(mark)") }
    for mark in ["else", "unavailable", "guardBody"] { #expect(!answer(mark), "\(mark)") }
  }

  @Test func platformsOfConditions() {
    let project = Project(
      """
      /*everywhere*/a
      #if os(iOS) || os(visionOS)
      /*phone*/a
      #elseif os(macOS)
      /*mac*/a
      #else
      /*other*/a
      #endif
      #if canImport(UIKit)
      /*kit*/a
      #if DEBUG && !(os(iOS))
      /*inner*/a
      #endif
      #endif
      #if DEBUG
      /*debug*/a
      #else
      /*release*/a
      #endif
      """)
    func platforms(_ mark: String) -> [Platform] {
      let node = project.node(after: mark, .declReferenceExpr)
      return [.iOS, .macOS, .watchOS].filter(node.mayBeCompiled)
    }
    for mark in ["everywhere", "debug", "release"] { #expect(platforms(mark) == [.iOS, .macOS, .watchOS]) }
    #expect(platforms("phone") == [.iOS])
    #expect(platforms("mac") == [.macOS])
    #expect(platforms("other") == [.watchOS])
    #expect(platforms("kit") == [.iOS, .watchOS])
    #expect(platforms("inner") == [.watchOS])
  }
}
