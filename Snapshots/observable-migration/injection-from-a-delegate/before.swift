import SwiftUI

@main struct DemoApp: App {
  @UIApplicationDelegateAdaptor(MainDelegate.self) var main

  var body: some Scene {
    WindowGroup { LogView().environmentObject(main.log) }
  }
}

final class MainDelegate: NSObject {
  let log = Log()
}

final class Log: ObservableObject {
  @Published var entries: [String] = []
}

struct LogView: View {
  @EnvironmentObject var log: Log

  var body: some View { Text("\(log.entries.count)") }
}
