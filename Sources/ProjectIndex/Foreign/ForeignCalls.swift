import SwiftCST

/// What external functions do with their closure arguments.
package enum ForeignCalls {
  /// Whether a function is known to run its closures on the actor of the calling code: immediately, or on the
  /// main actor as in SwiftUI and UIKit.
  static func keepClosures(_ name: String, isMember: Bool) -> Bool {
    if isMember {
      return SwiftUIModifiers.traits(of: name).contains(.actorClosures) || methods.contains(name)
        || functions.contains(name)
    }
    return keepClosures(ofType: name) || functions.contains(name)
  }

  /// Combine's operators with unique names.
  package static let operators = Set(
    words: """
      assign autoconnect combineLatest debounce eraseToAnyPublisher receive removeDuplicates replaceError
      replaceNil setFailureType sink store subscribe switchToLatest throttle tryMap
      """)

  /// Whether an operator of Combine keeps values for later, or counts them.
  package static func keepsValues(_ name: String) -> Bool { keeping.contains(name) }

  private static let keeping = Set(
    words: "buffer collect debounce delay dropFirst first prefix removeDuplicates scan throttle")

  /// The methods with which a `Logger` writes.
  package static let loggerMethods = Set(words: "debug info log notice trace")

  /// Functions and methods that write to the console or the log, and return nothing.
  package static let logging = loggerMethods.union(
    ["NSLog", "debugPrint", "dump", "os_log", "os_signpost", "print"])

  /// Whether a name is that of a publisher: `$text`, `titlePublisher`, `textSubject`.
  package static func isPublisher(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("$") && name.dropFirst().first?.isLetter == true || name.hasSuffix("publisher")
      || name.hasSuffix("subject")
  }

  private static let functions = Set(
    words: """
      withAnimation withTransaction withCheckedContinuation withCheckedThrowingContinuation
      withUnsafeContinuation withUnsafeThrowingContinuation withTaskGroup withThrowingTaskGroup
      withDiscardingTaskGroup withTaskCancellationHandler autoreleasepool withExtendedLifetime
      withUnsafePointer withUnsafeMutablePointer withUnsafeBytes withUnsafeMutableBytes measure
      """)

  /// Whether the initializers of a type do so: those of SwiftUI's views, and some others.
  static func keepClosures(ofType name: String) -> Bool { SwiftUIViews.contain(name) || types.contains(name) }

  private static let types = Set(
    words: """
      ActionSheet Alert Binding Chart CommandGroup CommandMenu Dictionary DocumentGroup MenuBarExtra
      OpenURLAction Settings TableColumn Task ToolbarItem ToolbarItemGroup UIAction UIAlertAction
      UIBarButtonItem UIContextualAction UIHostingController Window WindowGroup
      """)

  /// Methods, in addition to SwiftUI's modifiers: of the standard library's values, of gestures, of charts,
  /// and of UIKit.
  private static let methods = Set(
    words: """
      allSatisfy compactMap compactMapValues contains drop elementsEqual filter first firstIndex flatMap
      forEach last lastIndex lexicographicallyPrecedes map mapValues max merge merging min partition
      prefix reduce removeAll sort sorted split starts trimmingPrefix withContiguousStorageIfAvailable
      withUTF8 chartOverlay chartBackground chartXAxis chartYAxis commands fileMover onInsert onChanged
      onEnded updating animate present dismiss performBatchUpdates
      """)
}
