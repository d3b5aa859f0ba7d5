import AVFoundation
import SwiftUI

// Each of these is read by a view that was refreshed by other changes of what it observes.
final class Sync: ObservableObject {
  @Published var count = 0
  @Published var title = ""
}

struct SyncView: View {
  @ObservedObject var sync: Sync
  let work: Operation
  var body: some View { Text(sync.title + (work.isFinished ? "done" : "busy")) }
}

final class Export: ObservableObject {
  @Published var count = 0
  @Published var title = ""
}

struct ExportView: View {
  @ObservedObject var export: Export
  var session: AVAssetExportSession?
  var body: some View { Text("\(export.title) \(session?.progress ?? 0)") }
}

final class Pose: ObservableObject {
  @Published var count = 0
  @Published var title = ""
}

struct PoseView: View {
  @ObservedObject var pose: Pose
  var body: some View { Text(pose.title + (UIDevice.current.orientation.isLandscape ? "wide" : "high")) }
}

final class Sound: ObservableObject {
  @Published var count = 0
  @Published var title = ""
}

struct SoundView: View {
  @ObservedObject var sound: Sound
  var body: some View { Text("\(sound.title) \(AVAudioSession.sharedInstance().outputVolume)") }
}

final class Player: ObservableObject {
  @Published var title = ""
  private var player: AVPlayer?
  var isPlaying: Bool { player?.rate ?? 0 > 0 }
}

struct PlayerView: View {
  @ObservedObject var player: Player
  var body: some View { Text(player.isPlaying ? "on" : "off") }
}

// What this one reads stays.
final class Layout: ObservableObject {
  @Published var count = 0
  @Published var title = ""
}

struct LayoutView: View {
  @ObservedObject var layout: Layout
  var body: some View {
    Text(layout.title).frame(width: UIScreen.main.bounds.width)
      .font(UIDevice.current.userInterfaceIdiom == .pad ? .title : .body)
      .onTapGesture { UIApplication.shared.open(URL(string: "a:b")!) }
  }
}
