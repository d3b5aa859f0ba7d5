/// What the passes before one have found in a file and its comments ask to be left alone.
package struct Silence: Sendable {
  /// The IDs of the passes that have looked at the file, in their order.
  package internal(set) var passes: [String] = []

  /// What they have found that is not told, by the positions of the stretches that silence it.
  package internal(set) var findings: [Int: [Finding]] = [:]

  package init() {}
}
