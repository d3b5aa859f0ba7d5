import Foundation
import Testing

@Suite(.enabled(if: TypeChecker.isAvailable))
struct TourTests {
  @Test func typeChecks() async throws {
    let tour = try TypeCheckCase("tour", folder: packageRoot.appending(path: "Snapshots/tour"))
    for result in try await TypeChecker.check([tour]) {
      #expect(result.diagnostics.isEmpty, "\(result) \(result.warnings)")
    }
  }
}
