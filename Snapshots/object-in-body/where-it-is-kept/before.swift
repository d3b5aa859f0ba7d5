import Observation
import SwiftUI

@Observable final class Player {
    var isPlaying = false
    let title: String

    init(title: String) { self.title = title }

    func play() { isPlaying = true }
}

struct PlayerView: View {
    @State private var player: Player

    init(player: Player) { _player = State(initialValue: player) }

    var body: some View { Button(player.title) { player.play() } }
}

// It passes the object on to a view that keeps the first one.
struct PlayerWrapper: View {
    let player: Player

    var body: some View { PlayerView(player: player) }
}

// Nothing in the class changes its objects, and the view only reads them.
@Observable final class CoverModel {
    var title: String
    var progress: Double

    init(title: String, progress: Double) {
        self.title = title
        self.progress = progress
    }
}

struct Cover: View {
    let model: CoverModel

    var body: some View { Text(model.title).opacity(model.progress) }
}

struct Controls: View {
    @Bindable var player: Player

    var body: some View { Toggle(player.title, isOn: $player.isPlaying) }
}

final class Service {}

struct Trail: Identifiable, Hashable {
    let id: Int
    let name: String
}

extension View {
    func card<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) -> some View {
        overlay { if isPresented.wrappedValue { content() } }
    }
}

struct Trails: View {
    let name: String
    @State private var selected: Trail?
    @State private var progress = 0.5
    @State private var isShown = false

    var body: some View {
        VStack {
            PlayerWrapper(player: Player(title: name))
            Cover(model: CoverModel(title: name, progress: progress))
            Controls(player: Player(title: "Trail"))
            Controls(player: Player(title: name))
            Controls(player: Player(title: "\(progress)"))
        }
        .sheet(item: $selected) { trail in
            Controls(player: Player(title: trail.name))
        }
        .card(isPresented: $isShown) {
            Controls(player: Player(title: "Trail"))
        }
        .navigationDestination(for: Trail.self) { trail in
            Controls(player: Player(title: trail.name))
        }
    }
}

struct Screen: View {
    @Environment(Player.self) private var player: Player

    var body: some View { Controls(player: player) }
}

struct TrailApp: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup {
            Screen().environment(Player(title: "a"))
            Text("\(count)")
        }
    }
}

final class Sheet: ObservableObject {
    @Published var isOpen = false
    let id: Int

    init(id: Int) { self.id = id }

    func open() { isOpen = true }
}

struct SheetView: View {
    @ObservedObject var sheet: Sheet

    var body: some View { Toggle("Open", isOn: $sheet.isOpen) }
}

struct PlayerLabel: View {
    let player: Player
    var isSmall = false

    var body: some View { Button(player.title) { player.play() } }
}

// One caller keeps its object, so the view takes it as an autoclosure, or keeps the first one.
struct Callers: View {
    @StateObject private var kept = Sheet(id: 0)
    @State private var player = Player(title: "a")
    @State private var selected: Trail?

    var body: some View {
        VStack {
            SheetView(sheet: kept)
            PlayerLabel(player: player)
        }
        .sheet(item: $selected) { trail in
            SheetView(sheet: Sheet(id: trail.id))
            PlayerLabel(player: Player(title: trail.name))
        }
    }
}

// What a route carries may change while its screen is shown.
struct PayloadView: View {
    @Bindable var player: Player

    var body: some View { Toggle(player.title, isOn: $player.isPlaying) }
}

struct EnvironmentView: View {
    @Bindable var player: Player

    var body: some View { Toggle(player.title, isOn: $player.isPlaying) }
}

struct OnboardingView: View {
    @Bindable var player: Player

    var body: some View { Toggle(player.title, isOn: $player.isPlaying) }
}

enum PlayerRoute {
    case player(String)
    case none
}

struct PlayerScreens: View {
    let route: PlayerRoute
    @Environment(\.locale) private var locale
    @State private var count = 0

    var body: some View {
        switch route {
        case .player(let title): PayloadView(player: Player(title: title))
        case .none: EnvironmentView(player: Player(title: locale.identifier))
        }
        Button("\(count)") { count += 1 }
    }
}

// In the app it would outlive the onboarding.
struct OnboardingApp: App {
    @State private var isDone = false

    var body: some Scene {
        WindowGroup {
            if isDone {
                Button("Again") { isDone = false }
            } else {
                OnboardingView(player: Player(title: "a"))
            }
        }
    }
}

// A value that has an 'id' is another one where only a part of it changes; an object isn't 'Hashable'.
final class Station {
    let name: String

    init(name: String) { self.name = name }
}

enum Stop {
    case trail(Trail)
    case station(Station)
}

@Observable final class StopModel {
    var isOpen = false
    let name: String

    init(trail: Trail) { name = trail.name }

    init(station: Station) { name = station.name }
}

struct TrailStop: View {
    @Bindable var model: StopModel

    var body: some View { Toggle(model.name, isOn: $model.isOpen) }
}

struct StationStop: View {
    @Bindable var model: StopModel

    var body: some View { Toggle(model.name, isOn: $model.isOpen) }
}

struct StopScreen: View {
    let stop: Stop
    @State private var count = 0

    var body: some View {
        switch stop {
        case .trail(let trail): TrailStop(model: StopModel(trail: trail))
        case .station(let station): StationStop(model: StopModel(station: station))
        }
        Button("\(count)") { count += 1 }
    }
}

// The first value of a property can't be made of the environment.
final class Route: ObservableObject {
    @Published var name = ""
}

final class RouteModel: ObservableObject {
    @Published var isOpen = false
    let name: String

    init(name: String) { self.name = name }
}

struct RouteSheet: View {
    @EnvironmentObject private var model: RouteModel

    var body: some View { Toggle(model.name, isOn: $model.isOpen) }
}

struct RouteScreen: View {
    @EnvironmentObject private var route: Route
    @State private var isShown = false

    private var name: String { route.name }

    var body: some View {
        Button("Open") { isShown = true }
            .sheet(isPresented: $isShown) {
                RouteSheet().environmentObject(RouteModel(name: name))
            }
    }
}
