import SwiftUI

func askForPermission() {}

@MainActor
final class LocationManager {
  static let shared = LocationManager()
  private(set) var place = "here"
  private init() { askForPermission() }
}

// The view is made when its link is, and the manager with it: also for those who never follow the link.
@MainActor
final class NearbyModel: ObservableObject {
  @Published var radius = 1
  private let manager: LocationManager
  init(manager: LocationManager = .shared) { self.manager = manager }
}

struct NearbyView: View {
  @StateObject private var model = NearbyModel()
  var body: some View { Text("\(model.radius)") }
}

@MainActor
final class RouteModel: ObservableObject {
  @Published var length = 1
  private let manager: LocationManager
  init(manager: LocationManager) { self.manager = manager }
}

struct RouteView: View {
  @StateObject private var model = RouteModel(manager: LocationManager.shared)
  var body: some View { Text("\(model.length)") }
}

// Making this one does no work.
@Observable
@MainActor
final class Settings {
  static let shared = Settings()
  var size = Settings.standardSize
  static let standardSize = 12
}

struct SettingsView: View {
  @State private var settings = Settings.shared
  var body: some View { Text("\(settings.size)") }
}

struct Links: View {
  var body: some View {
    NavigationLink("Nearby", destination: NearbyView())
    NavigationLink("Route", destination: RouteView())
    NavigationLink("Settings", destination: SettingsView())
  }
}
