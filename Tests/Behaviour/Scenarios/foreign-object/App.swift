import SwiftUI

final class Download: ObservableObject {
  @Published var step = "none"
  let progress = Progress(totalUnitCount: 10)
  var fraction: Double { progress.fractionCompleted }
  func advance() {
    progress.completedUnitCount += 1
    step = "step \(progress.completedUnitCount)"
  }
}

struct ContentView: View {
  @StateObject private var download = Download()
  var body: some View {
    VStack {
      Bar(download: download)
      Text(download.step)
      Button("Advance") { download.advance() }
    }
  }
}

struct Bar: View {
  @ObservedObject var download: Download
  var body: some View { ProgressView(value: download.fraction) }
}
