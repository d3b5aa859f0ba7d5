// Generated from the documentation comments of the passes: do not edit.

extension AllCodemods {
  /// The page of each pass, by its ID.
  package static let pages: [String: String] = [:]
}
