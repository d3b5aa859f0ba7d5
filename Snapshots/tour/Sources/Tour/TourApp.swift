import SwiftUI

@main
struct TourApp: App {
    @StateObject private var trails = TrailStore()
    @StateObject private var settings = TourSettings()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(trails)
                .environmentObject(settings)
        }
    }
}

struct RootView: View {
    var body: some View {
        TabView {
            TrailListView()
                .tabItem { Label("Trails", systemImage: "map") }
            JournalView()
                .tabItem { Label("Journal", systemImage: "book") }
            SettingsView()
                .tabItem { Label("Settings", systemImage: "gear") }
        }
    }
}
