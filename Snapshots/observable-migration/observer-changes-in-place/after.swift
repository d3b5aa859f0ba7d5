import SwiftUI

@Observable
final class Folder {
  var url = URL(fileURLWithPath: "/") {
    didSet { url.appendPathComponent("Files") }
  }
}

@Observable
final class Alarm {
  var time = Date() {
    didSet { time.addTimeInterval(60) }
  }
}
