import SwiftUI

@main struct DemoApp: App {
  @UIApplicationDelegateAdaptor(MainDelegate.self) var main

  var body: some Scene {
    WindowGroup { LogView().environment(main.log) }
  }
}

final class MainDelegate: NSObject {
  let log = Log()
}

@Observable
final class Log {
  var entries: [String] = []
}

struct LogView: View {
  @Environment(Log.self) var log

  var body: some View { Text("\(log.entries.count)") }
}
