import Combine
import SwiftUI

struct Volume: Identifiable {
    let id: Int
    let name: String
}

@MainActor final class AppState: ObservableObject {
    static let shared = AppState()
    @Published var volumes: [Volume] = []
    @Published var isBusy = false
    @Published var draft = ""
    @Published var query = ""
    @Published var count = 0
    @Published var width = 0
    @Published var height = 0
    @Published var selection: Int?
    func open(_ volume: Volume) {}
}

@MainActor final class Small: ObservableObject {
    @Published var isBusy = false
}

@MainActor final class Item: ObservableObject, Identifiable {
    @Published var name = ""
    @Published var a = 0
    @Published var b = 0
    @Published var c = 0
    @Published var d = 0
    @Published var e = 0
    @Published var f = 0
    @Published var g = 0
}

struct VolumeRow: View {
    @EnvironmentObject var app: AppState
    let volume: Volume

    var body: some View {
        Text(volume.name).opacity(app.isBusy ? 0.5 : 1)
    }
}

struct SharedRow: View {
    @ObservedObject private var app = AppState.shared
    let volume: Volume

    var body: some View {
        Button(volume.name) { app.open(volume) }
    }
}

struct BoundRow: View {
    @EnvironmentObject var app: AppState

    var body: some View { TextField("Draft", text: $app.draft) }
}

struct SmallRow: View {
    @EnvironmentObject var small: Small

    var body: some View { Text("\(small.isBusy)") }
}

struct ItemRow: View {
    @ObservedObject var item: Item

    var body: some View { Text(item.name) }
}

struct EagerRow: View {
    @EnvironmentObject var app: AppState

    var body: some View { Text("\(app.isBusy)") }
}

struct Detail: View {
    @EnvironmentObject var app: AppState

    var body: some View { Text("\(app.isBusy)") }
}

struct VolumeList: View {
    @ObservedObject var app: AppState
    let items: [Item]

    var body: some View {
        VStack {
            List {
                ForEach(app.volumes) { volume in
                    VolumeRow(volume: volume)
                    SharedRow(volume: volume)
                    BoundRow()
                    SmallRow()
                    NavigationLink("Detail") { Detail() }
                }
                ForEach(items) { ItemRow(item: $0) }
            }
            VStack {
                ForEach(app.volumes) { _ in EagerRow() }
            }
        }
    }
}

// The list observes the object, too, and runs its rows, which get closures that never compare equal.
struct OpeningRow: View {
    @EnvironmentObject var app: AppState
    let volume: Volume
    let open: () -> Void

    var body: some View {
        Button(volume.name, action: open).opacity(app.isBusy ? 0.5 : 1)
    }
}

struct OpeningRows: View {
    @EnvironmentObject var app: AppState

    var body: some View {
        List(app.volumes) { volume in
            OpeningRow(volume: volume) { app.open(volume) }
        }
    }
}

// What a button does needs a closure, and the list runs at each change anyway.
struct SelectingRow: View {
    @EnvironmentObject var app: AppState
    let volume: Volume

    var body: some View {
        Button(volume.name) { app.selection = volume.id }.opacity(app.isBusy ? 0.5 : 1)
    }
}

struct SelectingList: View {
    @EnvironmentObject var app: AppState

    var body: some View {
        List(app.volumes) { volume in SelectingRow(volume: volume) }
    }
}
