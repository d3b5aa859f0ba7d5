import BuildFiles
import SwiftCST
import Testing

@testable import ProjectIndex

struct TypeResolutionTests {
  @Test func nestedTypesOfTheSameNameAreTheInnermost() {
    let project = Project(
      """
      struct Item {}
      struct Cart {
        struct Item {}
        var a: /*inner*/Item
        struct Line {
          var b: /*deep*/Item
        }
      }
      struct Other {
        var c: /*outer*/Item
        var d: Cart.Item
      }
      """)
    #expect(project.resolve("inner") == "Cart.Item")
    #expect(project.resolve("deep") == "Cart.Item")
    #expect(project.resolve("outer") == "Item")
    #expect(project.index.references(to: project.type("Cart.Item")).certain.count == 3)
    #expect(project.index.references(to: project.type("Item")).certain.count == 1)
  }

  @Test func extensionsInOtherFilesNestTypes() {
    let project = Project([
      "A.swift": "struct Store { var kind: /*kind*/Kind }\nenum Kind {}",
      "B.swift": "extension Store { enum Kind { case a } }",
      "C.swift": "extension Store.Kind { struct Detail {} }\nvar x: Store.Kind.Detail?",
      "D.swift": "extension Store.Kind.Detail { var up: /*up*/Detail }",
    ])
    #expect(project.resolve("kind") == "Store.Kind")
    // An extension of a nested type sees its members, not those of the types around it.
    #expect(project.resolve("up") == "foreign Detail")
    #expect(project.index.references(to: project.type("Store.Kind.Detail")).certain.count == 2)
  }

  @Test func genericParametersHideTypes() {
    let project = Project(
      """
      struct Value {}
      struct Box<Value> { var a: /*box*/Value }
      extension Box { var b: /*extension*/Value }
      func f<Value>(_ v: /*function*/Value) {}
      protocol P { associatedtype Value; var c: /*protocol*/Value { get } }
      struct Q: P { var c: /*witness*/Value }
      struct R { var d: /*plain*/Value }
      extension Box { struct Inner {} }
      extension Box.Inner { var e: /*around*/Value }
      """)
    #expect(project.resolve("box") == "parameter")
    #expect(project.resolve("extension") == "parameter")
    #expect(project.resolve("function") == "parameter")
    #expect(project.resolve("protocol") == "parameter")
    #expect(project.resolve("witness") == "unknown")
    #expect(project.resolve("plain") == "Value")
    #expect(project.resolve("around") == "parameter")
  }

  @Test func aliasesAreFollowed() {
    let project = Project(
      """
      class Model {}
      typealias M = Model
      typealias N = M
      enum Space { typealias Inner = N }
      var a: /*a*/N
      struct S { typealias Model = Int; var b: /*b*/Model }
      typealias Loop = Pool
      typealias Pool = Loop
      var c: /*c*/Loop
      """)
    #expect(project.resolve("a") == "Model")
    #expect(project.resolve("b") == "foreign Int")
    #expect(project.resolve("c") == "unknown")
    #expect(project.index.aliases(of: project.type("Model")) == ["Inner", "M", "N"])
  }

  @Test func localTypesAreSeenInTheirBody() {
    let project = Project(
      """
      struct Row {}
      func f() {
        let a: /*before*/Row
        struct Row {}
        if true { let b: /*below*/Row }
        let c = { (r: /*closure*/Row) in r }
      }
      func g() { let d: /*outside*/Row }
      """)
    let local = project.index.types[1].id
    #expect(project.index.resolve(project.node(after: "before", .identifierType)) == .known(local))
    #expect(project.index.resolve(project.node(after: "below", .identifierType)) == .known(local))
    #expect(project.index.resolve(project.node(after: "closure", .identifierType)) == .known(local))
    #expect(project.index.resolve(project.node(after: "outside", .identifierType)) != .known(local))
    #expect(project.index[project.index[local].primary].traits.contains(.local))
  }

  @Test func inheritedNestedTypesComeBeforeOuterOnes() {
    let project = Project(
      """
      struct Style {}
      class Base { struct Style {} }
      class Sub: Base { var a: /*sub*/Style }
      protocol Themed {}
      extension Themed { typealias Style = Base.Style }
      struct View1: Themed { var b: /*themed*/Style }
      struct View2: View { var c: /*body*/Body; var d: /*foreign*/Style }
      struct Body {}
      """)
    #expect(project.resolve("sub") == "Base.Style")
    #expect(project.resolve("themed") == "Base.Style")
    #expect(project.resolve("body") == "unknown")
    #expect(project.resolve("foreign") == "Style")
  }

  @Test func privateTypesOfOtherFilesAreNotSeen() {
    let project = Project([
      "A.swift": "private struct Row {}\nvar a: /*own*/Row",
      "B.swift": "private struct Row {}",
      "C.swift": "var c: /*none*/Row",
      "D.swift": "struct Cell {}",
      "E.swift": "private struct Cell {}\nvar e: /*private*/Cell",
    ])
    #expect(project.index.resolve(project.node(after: "own", .identifierType)).known != nil)
    #expect(project.resolve("none") == "foreign Row")
    let found = project.index.resolve(project.node(after: "private", .identifierType)).known
    #expect(found.map { project.index[project.index[$0].primary].traits.contains(.private) } == true)
  }

  @Test func typesOfTwoFilesAreAmbiguous() {
    let project = Project([
      "A.swift": "struct Row {}", "B.swift": "struct Row {}", "C.swift": "var c: /*c*/Row",
      "D.swift": "extension Row { func f(_ v: /*v*/View, _ t: /*t*/Row) {} }",
    ])
    #expect(project.resolve("c") == "ambiguous 2")
    // What the extension extends is not known, but nothing in the project could nest a `View`.
    #expect(project.resolve("v") == "foreign View")
    #expect(project.resolve("t") == "ambiguous 2")
  }

  @Test func modulesDecideBetweenTypes() {
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B"), .target(name: "C")])
      """
    let settings = ProjectSettings(files: [SettingsFile(path: "Package.swift", bytes: Array(manifest.utf8))])
    let project = Project(
      [
        "Sources/A/Row.swift": "public struct Row {}\nvar a: /*a*/Row",
        "Sources/B/Row.swift": "public struct Row {}\nvar b: /*b*/Row\nvar x: A.Row",
        "Sources/C/C.swift": "import A\nvar c: /*c*/Row",
        "Sources/C/D.swift": "var d: /*d*/Row",
        "Sources/C/E.swift": "import A\nimport B\nvar e: /*e*/Row",
      ], settings: settings)
    let a = project.index.resolve(project.node(after: "a", .identifierType))
    let b = project.index.resolve(project.node(after: "b", .identifierType))
    #expect(a != b)
    #expect(project.index.resolve(project.node(after: "c", .identifierType)) == a)
    // The file may see one of them through another module.
    #expect(project.resolve("d") == "unknown")
    #expect(project.resolve("e") == "ambiguous 2")
    #expect(
      a.known.map { project.places(project.index.references(to: $0).certain) }
        == ["Sources/A/Row.swift:2", "Sources/B/Row.swift:3", "Sources/C/C.swift:2"])
  }

  @Test func conditionalDeclarationsAreOneSplitType() {
    let project = Project(
      """
      #if os(iOS)
      final class Model: ObservableObject {}
      #else
      final class Model {}
      #endif
      var a: /*a*/Model
      struct S {
        #if DEBUG
        var flag = true
        #endif
      }
      """)
    let model = project.type("Model")
    #expect(project.index[model].isSplit)
    #expect(project.resolve("a") == "Model")
    #expect(project.index.conformance(of: model, toForeign: "ObservableObject")?.isConditional == true)
    #expect(project.member("flag", of: "S").traits.contains(.conditional))
  }

  @Test func foreignNamesLoseTheirModule() {
    let project = Project(
      """
      import SwiftUI
      extension SwiftUI.View { func a() {} }
      extension View { func b() {} }
      extension UIView.ContentMode { func c() {} }
      extension UIColor { enum Theme { case d } }
      var e: UIColor.Theme
      """)
    #expect(project.index.members(ofForeign: "View").map(\.name) == ["a", "b"])
    #expect(project.index.members(ofForeign: "UIView.ContentMode").map(\.name) == ["c"])
    #expect(project.index.references(to: project.index.types[0].id).certain.count == 1)
  }
}
