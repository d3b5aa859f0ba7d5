import SwiftUI

struct TrailDetailView: View {
    let trail: Trail
    @ObservedObject var store: TrailStore
    @EnvironmentObject private var settings: TourSettings
    @State private var showsPhoto = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                header
                if settings.showsElevation {
                    LabeledContent("Elevation gain", value: elevation)
                }
                LabeledContent("Walking time", value: walkingTime)
                Divider()
                ForEach(trail.notices) { notice in
                    banner(for: notice)
                }
            }
            .padding()
        }
        .navigationTitle(trail.name)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button {
                    store.toggleFavorite(trail)
                } label: {
                    Image(systemName: isFavorite ? "star.fill" : "star")
                }
                .accessibilityLabel("Favorite")
            }
        }
        .sheet(isPresented: $showsPhoto) {
            AsyncImage(url: trail.photoURL) { image in
                image.resizable().scaledToFit()
            } placeholder: {
                ProgressView()
            }
        }
    }

    private var isFavorite: Bool {
        store.favorites.contains { $0.id == trail.id }
    }

    private var header: AnyView {
        AnyView(
            Button("Show photo") { showsPhoto = true }
                .disabled(trail.photoURL == nil)
        )
    }

    private var elevation: String {
        let formatter = LengthFormatter()
        formatter.unitStyle = .short
        return formatter.string(fromValue: trail.elevationGain, unit: .meter)
    }

    private var walkingTime: String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .abbreviated
        return formatter.string(from: trail.length / 1_000 / settings.walkingSpeed * 3_600) ?? "–"
    }

    private func banner(for notice: Notice) -> AnyView {
        switch notice.kind {
        case .closure:
            return AnyView(ClosureBanner(notice: notice))
        case .weather:
            return AnyView(WeatherBanner(notice: notice))
        case .info:
            return AnyView(Label(notice.text, systemImage: "info.circle"))
        }
    }
}
