import TestSupport
import Testing

@Suite struct PassesTogetherTests {
  /// `@State` is right for an object whose class is migrated in the same run.
  @Test func stateOfAMigratedClassStays() async throws {
    let playground = try Playground()
    try playground.write(
      "Sizer.swift",
      """
      import SwiftUI

      class Sizer: ObservableObject {
        @Published var width = 0.0
      }

      struct Preview: View {
        @ObservedObject var sizer: Sizer
        var body: some View { Text("\\(sizer.width)") }
      }

      """)
    try playground.write(
      "Content.swift",
      """
      import SwiftUI

      struct Content: View {
        @State private var sizer = Sizer()
        var body: some View {
          VStack {
            Text("\\(sizer.width)")
            Preview(sizer: sizer)
          }
        }
      }

      """)
    let outcome = try await playground.swiftfix("--unsafe", "--deployment", "ios=17,macos=14", ".")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try playground.text("Sizer.swift").contains("@Observable\nclass Sizer"))
    #expect(try playground.text("Content.swift").contains("@State private var sizer = Sizer()"))
  }
}
