import ProjectIndex
import SwiftCST

/// What others give that changes and that nothing observes: settings, files, the clock.
enum ForeignState {
  /// The types and functions through which it is read.
  static let names = Set(
    words: """
      UserDefaults Defaults FileManager Date NSUbiquitousKeyValueStore HTTPCookieStorage UIPasteboard
      NSPasteboard getenv CFAbsoluteTimeGetCurrent CACurrentMediaTime SecItemCopyMatching
      """)

  /// Members of types of others that read it.
  static let members = Set(
    words: """
      authorizationStatus backgroundTimeRemaining batteryLevel batteryState isLowPowerModeEnabled
      isProtectedDataAvailable localizedString random randomElement shuffled systemUptime thermalState
      """)

  /// Whether one of these names reads it where it stands: the clock only where a moment is made of nothing.
  static func isRead(through name: Node) -> Bool {
    name.text != "Date" || ["Date()", "Date.now"].contains(name.parent?.text)
  }

  /// Whether a member of an object of one of the classes tells of its state: that of a subject is its value, the rest
  /// passes on what comes.
  static func isRead(_ member: String?, of type: String) -> Bool {
    type != "CurrentValueSubject" || member == "value"
  }

  /// Classes whose objects have such state, and values that hold it as an object does.
  static let classes = Set<String>(
    words: """
      AVAudioEngine AVAudioPlayer AVAudioRecorder AVAudioSession AVCaptureDevice AVCaptureSession AVPlayer
      AVPlayerItem AVQueuePlayer AVSpeechSynthesizer CBCentralManager CBPeripheral CLLocationManager
      CMMotionManager CurrentValueSubject EKEventStore GKLocalPlayer MPMusicPlayerController
      NSCache NSCountedSet NSFetchedResultsController NSHashTable NSManagedObjectContext NSMapTable
      NSMetadataQuery NSMutableArray NSMutableAttributedString NSMutableData NSMutableDictionary
      NSMutableOrderedSet NSMutableSet NSMutableString NSPointerArray
      NSUbiquitousKeyValueStore NWConnection NWPathMonitor OperationQueue PDFDocument Progress SKPaymentQueue
      UndoManager URLCache URLSessionDataTask URLSessionDownloadTask URLSessionTask URLSessionUploadTask
      WCSession WKWebView
      Atomic ManagedAtomic ManagedCriticalState Mutex OSAllocatedUnfairLock UnsafeMutableBufferPointer
      UnsafeMutablePointer UnsafeMutableRawPointer
      """)
}
