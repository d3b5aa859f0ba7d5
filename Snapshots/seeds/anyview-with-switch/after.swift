import SwiftUI

enum DownloadState {
  case waiting
  case running(fraction: Double)
  case failed(reason: String)
  case finished
}

struct EpisodeRow: View {
  let title: String
  let state: DownloadState

  var body: some View {
    HStack {
      Text(title)
      badge(for: state)
    }
  }

  @ViewBuilder
  private func badge(for state: DownloadState) -> some View {
    switch state {
    case .waiting:
      Image(systemName: "clock")
    case .running(let fraction):
      ProgressView(value: fraction)
    case .failed(let reason):
      Label(reason, systemImage: "exclamationmark.triangle")
    case .finished:
      EmptyView()
    }
  }
}
