import SwiftCST

/// The methods that frameworks call once for each start of a program, or for each picture of a widget.
package enum SingleCallbacks {
  /// Whether a method is one, by its name and the labels of its parameters.
  package static func contain(_ name: String, _ labels: [String?]) -> Bool {
    name == "application" ? labels.contains("didFinishLaunchingWithOptions") : names.contains(name)
  }

  /// Whether a protocol is that of the commands of command line tools.
  package static func isCommand(_ type: String) -> Bool {
    type == "ParsableCommand" || type == "AsyncParsableCommand"
  }

  private static let names = Set(
    words: """
      applicationDidFinishLaunching applicationWillFinishLaunching applicationWillTerminate getSnapshot
      getTimeline main
      """)
}
