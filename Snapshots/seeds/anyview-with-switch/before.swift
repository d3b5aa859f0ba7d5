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

  private func badge(for state: DownloadState) -> AnyView {
    switch state {
    case .waiting:
      return AnyView(Image(systemName: "clock"))
    case .running(let fraction):
      return AnyView(ProgressView(value: fraction))
    case .failed(let reason):
      return AnyView(Label(reason, systemImage: "exclamationmark.triangle"))
    case .finished:
      return AnyView(EmptyView())
    }
  }
}
