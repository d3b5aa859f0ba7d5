import SwiftUI

struct TrailListView: View {
    @EnvironmentObject private var store: TrailStore

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 12) {
                    filters
                    ForEach(store.visibleTrails) { trail in
                        NavigationLink(value: trail) {
                            TrailRow(trail: trail)
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding(.horizontal)
            }
            .navigationTitle("Trails")
            .navigationDestination(for: Trail.self) { trail in
                TrailDetailView(trail: trail, store: store)
            }
            .searchable(text: $store.query, prompt: "Search trails")
            .refreshable { await store.refresh() }
            .overlay { emptyState }
        }
    }

    private var filters: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack {
                ForEach(Difficulty.allCases) { difficulty in
                    FilterChip(title: difficulty.title, isOn: store.difficulty == difficulty) {
                        store.difficulty = store.difficulty == difficulty ? nil : difficulty
                    }
                }
            }
        }
    }

    private var emptyState: AnyView {
        if store.visibleTrails.isEmpty && store.isRefreshing {
            return AnyView(ProgressView("Looking for trails"))
        } else if store.visibleTrails.isEmpty {
            return AnyView(ContentUnavailableView.search(text: store.query))
        }
        return AnyView(EmptyView())
    }
}

struct FilterChip: View {
    let title: String
    let isOn: Bool
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            if isOn {
                Text(title)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 6)
                    .foregroundStyle(.white)
                    .background(.tint, in: Capsule())
            } else {
                Text(title)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 6)
                    .foregroundStyle(.primary)
                    .background(.quaternary, in: Capsule())
            }
        }
        .accessibilityAddTraits(isOn ? .isSelected : [])
    }
}

#Preview {
    TrailListView()
        .environmentObject(TrailStore())
        .environmentObject(TourSettings())
}
