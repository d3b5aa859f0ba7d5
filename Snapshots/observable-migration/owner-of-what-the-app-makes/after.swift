import SwiftUI

func open(_ name: String) {}

@MainActor
final class Database {
  static let shared = Database()
  private init() { open("database") }
}

@MainActor
final class Log {
  static let shared = Log()
  private init() { open("log") }
}

@MainActor
final class Analytics {
  static let shared = Analytics()
  private init() { open("analytics") }
}

@MainActor
final class Downloads {
  static let shared = Downloads()
  private let log = Log.shared
  private init() { open("downloads") }
}

@main
struct Shop: App {
  private let downloads: Downloads = .shared

  init() {
    _ = Database.shared
    if CommandLine.arguments.isEmpty { _ = Analytics.shared }
  }

  var body: some Scene {
    WindowGroup {
      NavigationLink("Orders", destination: OrdersView())
      NavigationLink("Visits", destination: VisitsView())
    }
  }
}

// All that it asks for was made as the app was.
@Observable
@MainActor
final class Orders {
  var count = 0
  private let database = Database.shared
  private let downloads = Downloads.shared
  private let log = Log.shared
}

struct OrdersView: View {
  @State private var orders = Orders()
  var body: some View { Text("\(orders.count)") }
}

// The app may not have made this one.
@MainActor
final class Visits: ObservableObject {
  @Published var count = 0
  private let analytics = Analytics.shared
}

struct VisitsView: View {
  @StateObject private var visits = Visits()
  var body: some View { Text("\(visits.count)") }
}
