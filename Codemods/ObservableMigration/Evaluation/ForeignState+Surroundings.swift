import ProjectIndex
import SwiftCST

extension ForeignState {
  /// Whether a read gives what surrounds the app: the time, files, localized text, or another value each
  /// time. It is right as of the evaluation that reads it, and no change of the app's own data makes it
  /// wrong.
  static func isOfSurroundings(_ read: CodeReading.Read, _ index: ProjectIndex) -> Bool {
    if let variable = read.variable {
      return index.typeOfVariable(variable).resolution == .foreign("Bundle")
    }
    if let access = MemberAccessExprSyntax(read.node) {
      return access.base.map { surroundings.contains($0.text) } != false
        || access.declName?.baseName.map { membersOfSurroundings.contains($0.name) } == true
    }
    let callee = FunctionCallExprSyntax(read.node)?.calledExpression ?? read.node
    return surroundings.contains(callee.text)
  }

  private static let surroundings = Set(
    words: "CACurrentMediaTime CFAbsoluteTimeGetCurrent Date FileManager")

  private static let membersOfSurroundings = Set(
    words: """
      isDateInToday isDateInTomorrow isDateInYesterday localizedString random randomElement shuffled
      systemUptime timeIntervalSinceNow
      """)
}
