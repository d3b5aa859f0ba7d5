import SwiftUI

final class Folder: ObservableObject {
  @Published var url = URL(fileURLWithPath: "/") {
    didSet { url.appendPathComponent("Files") }
  }
}

final class Alarm: ObservableObject {
  @Published var time = Date() {
    didSet { time.addTimeInterval(60) }
  }
}
