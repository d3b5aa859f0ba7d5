import SwiftCST

/// API of Swift and Apple that returns a different value each time.
package enum FreshValues {
  /// Whether an initializer of this type without arguments returns a different value each time: `UUID()`.
  package static func makes(type name: String) -> Bool { types.contains(name) }

  /// Whether a static member of a type returns a different value each time: `Date.now`, `DispatchTime.now()`.
  package static func isStatic(_ member: String, of type: String) -> Bool {
    statics[type]?.contains(member) ?? false
  }

  /// Whether a member of any value, or of any type, returns a different value each time: `randomElement()`,
  /// `Int.random(in: 0..<9)`, `processInfo.systemUptime`.
  package static func isMember(_ name: String) -> Bool { members.contains(name) }

  /// Whether a member after a bare period returns a different value each time: `.now`.
  package static func isImplicit(_ name: String) -> Bool { name == "now" }

  /// Whether a type is a class, whose initializers return another object each time.
  package static func isClass(_ type: String) -> Bool { classes.contains(type) }

  /// Whether an initializer's argument with this label is relative to now: `Date(timeIntervalSinceNow: 60)`.
  package static func isRelative(label: String) -> Bool { label == "timeIntervalSinceNow" }

  /// Whether a function of a module returns a different value each time: `CACurrentMediaTime()`.
  package static func isFunction(_ name: String) -> Bool { functions.contains(name) }

  /// Whether an initializer of this type with one argument keeps what differs: `Int(seconds)`.
  package static func isConversion(to type: String) -> Bool { conversions.contains(type) }

  private static let conversions = Set(words: "CGFloat Double Float Int Int64 String UInt UInt64")

  private static let classes = Set(
    words: """
      AVAudioEngine AVAudioPlayer AVAudioRecorder AVCaptureSession AVPlayer AVPlayerItem AVQueuePlayer
      AVSpeechSynthesizer ByteCountFormatter CLGeocoder CLLocationManager CMMotionManager CurrentValueSubject
      DateComponentsFormatter DateFormatter DateIntervalFormatter DispatchGroup DispatchQueue
      DispatchSemaphore ISO8601DateFormatter JSONDecoder JSONEncoder LengthFormatter ListFormatter MKMapView
      MassFormatter MeasurementFormatter NSCache NSLock NSMutableArray NSMutableAttributedString
      NSMutableDictionary NSMutableSet NSObject NSRegularExpression NumberFormatter OperationQueue PDFDocument
      PassthroughSubject PersonNameComponentsFormatter Progress PropertyListDecoder PropertyListEncoder
      RelativeDateTimeFormatter UIImpactFeedbackGenerator UINotificationFeedbackGenerator
      UISelectionFeedbackGenerator URLSession WKWebView
      """)

  private static let types = Set(words: "UUID NSUUID Date NSDate CFUUIDCreate ContinuousClock.Instant")

  private static let statics = [String: Set<String>](
    table: """
      Date: now
      NSDate: now
      DispatchTime: now
      DispatchWallTime: now
      ContinuousClock: now
      SuspendingClock: now
      UUID: init
      """)

  private static let members = Set(words: "random randomElement shuffled systemUptime timeIntervalSinceNow")

  private static let functions = Set(
    words: """
      CACurrentMediaTime CFAbsoluteTimeGetCurrent arc4random arc4random_buf arc4random_uniform drand48 lrand48
      mach_absolute_time mrand48 rand random
      """)
}
