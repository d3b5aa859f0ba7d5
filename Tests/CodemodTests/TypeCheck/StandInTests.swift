import Testing

/// What the passes build on: where Apple's modules and the stand-in must agree.
@Suite(.enabled(if: TypeChecker.isAvailable))
struct StandInTests {
  /// A statement about one expression of type `View`, with `on` a Bool.
  struct Claim: Sendable {
    var expression: String
    var compiles: Bool
  }

  static let claims = [
    Claim(expression: "Image(\"a\").foregroundStyle(on ? .red : .blue)", compiles: true),
    Claim(expression: "Image(\"a\").foregroundStyle(on ? .yellow : .primary)", compiles: true),
    Claim(expression: "Image(\"a\").foregroundStyle(on ? .primary : .yellow)", compiles: false),
    Claim(expression: "Image(\"a\").foregroundStyle(on ? .tint : .primary)", compiles: false),
    Claim(
      expression: "Image(\"a\").foregroundStyle(on ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))",
      compiles: true),
    Claim(expression: "Image(\"a\").background(on ? Color.red : Color.blue)", compiles: true),
    Claim(expression: "Image(\"a\").background(on ? .regularMaterial : .red)", compiles: false),
    Claim(expression: "Image(\"a\").clipShape(on ? Circle() : Rectangle())", compiles: false),
    Claim(expression: "Button(\"a\") {}.buttonStyle(on ? .bordered : .borderedProminent)", compiles: false),
    Claim(expression: "Text(\"a\").font(on ? .title : nil).padding(on ? .all : [])", compiles: true),
    Claim(expression: "Text(\"a\").bold(on) + Text(\"b\").italic(on)", compiles: true),
    Claim(expression: "Text(\"a\").frame(maxWidth: on ? .infinity : nil)", compiles: true),
  ]

  @Test func agreesOnExpressions() async throws {
    let cases = Self.claims.map {
      TypeCheckCase(
        $0.expression,
        "import SwiftUI\nstruct V: View { let on: Bool; var body: some View { \($0.expression) } }\n",
        modes: [.swift6])
    }
    for (claim, result) in zip(Self.claims, try await TypeChecker.check(cases)) {
      #expect(result.passed == claim.compiles, "\(result)")
    }
  }

  @Test(
    arguments: [
      ("DateFormatter", true), ("DateComponentsFormatter", true), ("MeasurementFormatter", false),
      ("ISO8601DateFormatter", false), ("RelativeDateTimeFormatter", false), ("ListFormatter", false),
      ("ByteCountFormatter", false), ("JSONDecoder", true),
    ])
  func agreesOnSendability(_ type: String, isSendable: Bool) async throws {
    let text = "import Foundation\nenum E { static let shared = \(type)() }\n"
    let result = try #require(
      try await TypeChecker.check([TypeCheckCase(type, text, modes: [.swift6])]).first)
    #expect(result.passed == isSendable, "\(result)")
  }

  /// A view is isolated as a whole only where its primary declaration says that it is a view.
  @Test func isolatesViews() async throws {
    let formatter = "private static let stamp = ISO8601DateFormatter()"
    let body = "var body: some View { Text(Self.stamp.string(from: .now)) }"
    let results = try await TypeChecker.check([
      TypeCheckCase(
        "primary", "import SwiftUI\nstruct V: View { \(formatter); \(body) }\n", modes: [.swift6]),
      TypeCheckCase(
        "extension", "import SwiftUI\nstruct V { \(formatter) }\nextension V: View { \(body) }\n",
        modes: [.swift6]
      ),
    ])
    #expect(results.map(\.passed) == [true, false])
  }

  /// `import SwiftUI` brings Foundation and Observation, but not all of Combine.
  @Test func exportsWhatAppleExports() async throws {
    let results = try await TypeChecker.check([
      TypeCheckCase(
        "observation", "import SwiftUI\n@Observable final class M { var a = UUID() }\n", modes: [.swift6]),
      TypeCheckCase(
        "published", "import SwiftUI\nfinal class M: ObservableObject { @Published var a = 0 }\n"),
      TypeCheckCase("cancellable", "import SwiftUI\nvar bag: AnyCancellable?\n", modes: [.swift5]),
      TypeCheckCase("foundation", "import Foundation\n@Observable final class M {}\n", modes: [.swift6]),
    ])
    #expect(results.map(\.passed) == [true, true, true, false, false])
  }
}
