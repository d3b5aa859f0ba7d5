import SwiftCST

/// What others give that changes and that nothing observes: settings, files, the clock.
enum ForeignState {
  /// The types through which it is read.
  static let names = ["UserDefaults", "Defaults", "FileManager", "Date"]

  /// Whether one of these names reads it where it stands: the clock only where a moment is made of nothing.
  static func isRead(through name: Node) -> Bool {
    name.text != "Date" || ["Date()", "Date.now"].contains(name.parent?.text)
  }

  /// Classes whose objects have such state.
  static let classes = Set<String>(
    words: """
      AVAudioPlayer AVAudioRecorder AVPlayer AVPlayerItem AVQueuePlayer CLLocationManager NWPathMonitor Progress
      UndoManager OperationQueue WKWebView PDFDocument NSManagedObjectContext CBCentralManager CBPeripheral WCSession MPMusicPlayerController
      """)
}
