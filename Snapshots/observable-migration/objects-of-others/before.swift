import Foundation
import SwiftUI

final class Download: ObservableObject {
  @Published var step = "none"
  let progress = Progress(totalUnitCount: 10)

  var fraction: Double { progress.fractionCompleted }
}

struct Bar: View {
  @ObservedObject var download: Download
  var body: some View { ProgressView(value: download.fraction) }
}
