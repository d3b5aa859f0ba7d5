import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// External state that changes without being observed: settings, files, the clock.
enum ForeignState {
  /// The types and functions that read it.
  static let names = Set(
    words: """
      UserDefaults Defaults FileManager Date NSUbiquitousKeyValueStore HTTPCookieStorage UIPasteboard
      NSPasteboard getenv CFAbsoluteTimeGetCurrent CACurrentMediaTime SecItemCopyMatching
      """)

  /// Members of external types that read it.
  static let members = Set(
    words: """
      authorizationStatus backgroundTimeRemaining batteryLevel batteryState isDateInToday
      isDateInTomorrow isDateInYesterday isLowPowerModeEnabled isProtectedDataAvailable localizedString
      random randomElement resourceValues shuffled systemUptime thermalState timeIntervalSinceNow
      """)

  /// Whether one of these names reads it at this node: a date only if it depends on the current time.
  static func isRead(through name: Node) -> Bool {
    name.text != "Date" || ["Date()", "Date.now"].contains(name.parent?.text)
      || FunctionCallExprSyntax(name.parent)?.argumentLabels.first == "timeIntervalSinceNow"
  }

  /// Whether a member of an object of one of the classes reads its state: for a subject that is its value,
  /// the other members pass values on.
  static func isRead(_ member: String?, of type: String) -> Bool {
    guard let telling = tellingMembers[type] else { return true }
    return member.map(telling.contains) ?? false
  }

  /// The members that read the state of objects that also have many other members.
  private static let tellingMembers: [String: Set<String>] = [
    "CurrentValueSubject": ["value"],
    "NSApplication": ["isActive", "isHidden", "keyWindow", "mainWindow", "occlusionState", "windows"],
    "NSWorkspace": ["frontmostApplication", "menuBarOwningApplication", "runningApplications"],
    "UIApplication": [
      "alternateIconName", "applicationIconBadgeNumber", "applicationState", "backgroundRefreshStatus",
      "backgroundTimeRemaining", "connectedScenes", "isIdleTimerDisabled",
      "isRegisteredForRemoteNotifications",
      "keyWindow", "openSessions", "preferredContentSizeCategory", "windows",
    ],
    "UIDevice": ["batteryLevel", "batteryState", "orientation", "proximityState"],
    "UIScreen": ["brightness", "isCaptured"],
    "WKWebView": [
      "backForwardList", "cameraCaptureState", "canGoBack", "canGoForward", "estimatedProgress",
      "fullscreenState", "hasOnlySecureContent", "interactionState", "isLoading", "magnification",
      "microphoneCaptureState", "pageZoom", "scrollView", "serverTrust", "themeColor", "title",
      "underPageBackgroundColor", "url",
    ],
  ]

  /// Whether a member of one of the classes is its singleton: `WCSession.default`.
  static func isShared(_ member: String) -> Bool { shared.contains(member) }

  private static let shared = Set(
    words: "current default local main shared sharedInstance system systemMusicPlayer")

  /// Classes whose objects have such state, and values that contain it as an object does.
  static let classes = Set<String>(
    words: """
      ARSession AVAssetExportSession AVAssetReader AVAssetWriter AVAudioEngine AVAudioPlayer
      AVAudioPlayerNode AVAudioRecorder AVAudioSequencer AVAudioSession AVCaptureDevice
      AVCaptureMovieFileOutput AVCaptureSession AVMIDIPlayer AVPictureInPictureController AVPlayer
      AVPlayerItem AVPlayerLooper AVQueuePlayer AVSpeechSynthesizer BlockOperation CADisplayLink
      CBCentralManager CBCharacteristic CBPeripheral CBPeripheralManager CKRecord CLGeocoder
      CLLocationManager CLMonitor CMAltimeter CMHeadphoneMotionManager CMMotionActivityManager
      CMMotionManager CMPedometer CNMutableContact CXCallObserver CurrentValueSubject DispatchWorkItem
      EKCalendar EKEvent EKEventStore EKReminder FileHandle GCController GKAccessPoint GKAchievement
      GKLeaderboard GKLocalPlayer GKMatch GKTurnBasedMatch HKLiveWorkoutBuilder HKWorkoutSession HMAccessory
      HMCharacteristic HMHome HMHomeManager HMRoom HMService InputStream LAContext MCSession
      MKLocalSearchCompleter MKPointAnnotation MPMediaLibrary MPMusicPlayerController MPNowPlayingInfoCenter
      NETunnelProviderManager NEVPNConnection NEVPNManager NFCNDEFReaderSession NISession NSApplication
      NSBackgroundActivityScheduler NSCache NSCountedSet NSFetchedResultsController NSHashTable
      NSManagedObject NSManagedObjectContext NSMapTable NSMetadataQuery NSMutableArray
      NSMutableAttributedString NSMutableCharacterSet NSMutableData NSMutableDictionary NSMutableIndexSet
      NSMutableOrderedSet NSMutableSet NSMutableString NSMutableURLRequest NSPointerArray NSPurgeableData
      NSRunningApplication NSSound NSUbiquitousKeyValueStore NSWorkspace NWBrowser NWConnection NWListener
      NWPathMonitor Operation OperationQueue OutputStream PDFAnnotation PDFDocument PDFPage Process Progress
      SCNNode SCNScene SFSpeechRecognitionTask SFSpeechRecognizer SKDownload SKLabelNode SKNode
      SKPaymentQueue SKPaymentTransaction SKScene SKSpriteNode Timer UIApplication UIDevice UIDocument
      UIScreen URLCache URLSessionDataTask URLSessionDownloadTask URLSessionStreamTask URLSessionTask
      URLSessionUploadTask URLSessionWebSocketTask UndoManager WCSession WKExtendedRuntimeSession WKWebView
      Atomic ManagedAtomic ManagedCriticalState Mutex OSAllocatedUnfairLock UnsafeMutableBufferPointer
      UnsafeMutablePointer UnsafeMutableRawPointer
      """)
}
