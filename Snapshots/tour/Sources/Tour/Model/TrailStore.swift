import Combine
import Foundation

/// The trails of the app, and what the user has searched for.
@MainActor
final class TrailStore: ObservableObject {
    @Published var query = ""
    @Published var difficulty: Difficulty?
    @Published private(set) var trails: [Trail]
    @Published private(set) var isRefreshing = false

    /// Only for the empty state; no view follows it.
    private var lastRefresh: Date?

    init(trails: [Trail] = Trail.samples) {
        self.trails = trails
    }

    var visibleTrails: [Trail] {
        trails.filter { trail in
            (difficulty == nil || trail.difficulty == difficulty)
                && (query.isEmpty || trail.name.localizedCaseInsensitiveContains(query))
        }
    }

    var favorites: [Trail] {
        trails.filter(\.isFavorite)
    }

    func toggleFavorite(_ trail: Trail) {
        guard let index = trails.firstIndex(where: { $0.id == trail.id }) else { return }
        trails[index].isFavorite.toggle()
    }

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        defer { isRefreshing = false }
        try? await Task.sleep(nanoseconds: 500_000_000)
        lastRefresh = .now
    }
}
