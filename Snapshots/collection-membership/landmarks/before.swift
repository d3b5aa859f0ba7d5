import Observation
import SwiftUI

struct Landmark: Identifiable, Equatable {
    let id: Int
    let name: String
}

@Observable class ModelData {
    var favorites: [Landmark] = []
    var on: Set<Int> = []
    var near: Set<Int> = []
    var places: [Int: String] = [:]
    var selectedIDs: Set<Int> = []

    func isFavorite(_ landmark: Landmark) -> Bool {
        favorites.contains(landmark)
    }
}

struct FavoriteRow: View {
    @Environment(ModelData.self) private var model
    let landmark: Landmark

    var body: some View {
        Text(landmark.name).opacity(model.isFavorite(landmark) ? 1 : 0.5)
    }
}

// A set finds a value by its hash, and a dictionary a key, unless a closure is asked for each element.
struct ContainedRow: View {
    let model: ModelData
    let landmark: Landmark

    var body: some View {
        VStack {
            Text(landmark.name).opacity(model.on.contains(landmark.id) ? 1 : 0.5)
            if model.places[landmark.id] != nil || model.places.keys.contains(landmark.id) {
                Text("placed")
            }
            if model.near.contains(where: { $0 == landmark.id }) { Text("near") }
        }
    }
}

struct ActionRow: View {
    let model: ModelData
    let landmark: Landmark

    var body: some View {
        Button(landmark.name) {
            if model.on.contains(landmark.id) { model.on.remove(landmark.id) }
        }
    }
}

// What is searched for has nothing to do with the row, or a menu asks for it.
struct PlainRow: View {
    let model: ModelData
    let landmark: Landmark

    var body: some View {
        Text(landmark.name)
            .opacity(model.on.contains(1) ? 1 : 0.5)
            .bold(model.favorites.contains { $0.name.isEmpty })
            .contextMenu {
                Text(model.places[landmark.id] != nil ? "placed" : "nowhere")
            }
    }
}

struct ToldRow: View {
    let isOn: Bool

    var body: some View { Text("\(isOn)") }
}

struct SelectedRow: View {
    let model: ModelData
    let landmark: Landmark
    @State private var selected: Set<Int> = []

    var body: some View {
        Text("\(model.selectedIDs.contains(landmark.id)) \(selected.contains(landmark.id))")
    }
}

struct LandmarkList: View {
    let landmarks: [Landmark]
    let model: ModelData

    var body: some View {
        List(landmarks) { landmark in
            FavoriteRow(landmark: landmark)
            ContainedRow(model: model, landmark: landmark)
            ActionRow(model: model, landmark: landmark)
            PlainRow(model: model, landmark: landmark)
            ToldRow(isOn: model.on.contains(landmark.id))
            SelectedRow(model: model, landmark: landmark)
        }
    }
}

struct ImportRow: View {
    @Environment(ImportModel.self) private var model
    let landmark: Landmark

    var body: some View {
        Text(landmark.name).opacity(model.isSelectedForImport(landmark) ? 1 : 0.5)
    }
}

@Observable class ImportModel {
    var imported: [Landmark] = []

    func isSelectedForImport(_ landmark: Landmark) -> Bool { imported.contains(landmark) }
}

struct LandmarkScreen: View {
    @Environment(ModelData.self) private var model
    let landmark: Landmark

    var body: some View {
        Text(landmark.name).opacity(model.isFavorite(landmark) ? 1 : 0.5)
    }
}

struct LazyView<Content: View>: View {
    private let make: () -> Content

    init(_ make: @autoclosure @escaping () -> Content) { self.make = make }

    var body: some View { make() }
}

struct ScreenLinks: View {
    let landmarks: [Landmark]

    var body: some View {
        List(landmarks) { landmark in
            NavigationLink("A", destination: LandmarkScreen(landmark: landmark))
            LazyView(LandmarkScreen(landmark: landmark))
            ImportRow(landmark: landmark)
        }
    }
}

final class Editors: ObservableObject {
    @Published var tracked: [Int] = []
    @Published var title = ""
}

struct Editor: Identifiable {
    let id: Int
}

// It also shows the title, so that it runs anyway.
struct EditorTab: View {
    @EnvironmentObject var editors: Editors
    let editor: Editor

    var body: some View {
        Text(editors.title).opacity(editors.tracked.contains(editor.id) ? 1 : 0.5)
    }
}

// The list makes it again with another closure.
struct EditorRow: View {
    @EnvironmentObject var editors: Editors
    let editor: Editor
    let onClose: () -> Void

    var body: some View {
        Button("Close", action: onClose).opacity(editors.tracked.contains(editor.id) ? 1 : 0.5)
    }
}

struct EditorLabel: View {
    @EnvironmentObject var editors: Editors
    let editor: Editor

    var body: some View {
        Text("\(editor.id)").opacity(editors.tracked.contains(editor.id) ? 1 : 0.5)
    }
}

struct EditorList: View {
    let all: [Editor]
    @EnvironmentObject var editors: Editors

    var body: some View {
        List(all) { editor in
            EditorTab(editor: editor)
            EditorRow(editor: editor) { editors.title = "" }
            EditorLabel(editor: editor)
        }
    }
}

final class Database: ObservableObject {
    @Published var names: [Int] = []
    @Published var isOn = false
}

final class Center: ObservableObject {
    @Published var title = ""
    let database = Database()

    func isNamed(_ editor: Editor) -> Bool { database.names.contains(editor.id) }
}

// Nothing runs it when the collection of the other object changes.
struct NamedRow: View {
    @EnvironmentObject var center: Center
    let editor: Editor

    var body: some View {
        Text("\(editor.id)").opacity(center.isNamed(editor) ? 1 : 0.5)
            .bold(center.database.names.contains(editor.id))
    }
}

// It observes that object, too, and shows more of it, or all of the collection.
struct DatabaseRow: View {
    @EnvironmentObject var center: Center
    @ObservedObject var database: Database
    let editor: Editor

    var body: some View {
        Text("\(editor.id)").opacity(center.isNamed(editor) ? 1 : 0.5).disabled(database.isOn)
    }
}

struct NamesRow: View {
    @ObservedObject var database: Database
    let editor: Editor

    var body: some View {
        NavigationLink("\(database.names.contains(editor.id))") {
            List(database.names, id: \.self) { Text("\($0)") }
        }
    }
}

struct ObservingRow: View {
    @EnvironmentObject var center: Center
    @ObservedObject var database: Database
    let editor: Editor

    var body: some View { Text("\(editor.id)").opacity(center.isNamed(editor) ? 1 : 0.5) }
}

@Observable class Folder: Identifiable {
    var names: [Int] = []
}

// Each row searches its own element.
struct FolderRow: View {
    let folder: Folder
    let editor: Editor

    var body: some View { Text("\(editor.id)").opacity(folder.names.contains(editor.id) ? 1 : 0.5) }
}

struct NamedList: View {
    let all: [Editor]
    let folders: [Folder]
    let database: Database

    var body: some View {
        List(all) { editor in
            NamedRow(editor: editor)
            DatabaseRow(database: database, editor: editor)
            NamesRow(database: database, editor: editor)
            ObservingRow(database: database, editor: editor)
        }
        List(folders) { folder in
            FolderRow(folder: folder, editor: all[0])
        }
    }
}

// Only rows with a place search.
struct PlacedRow: View {
    @Environment(ModelData.self) private var model
    let landmark: Landmark
    let place: String?

    private var isNear: Bool {
        if place == nil { return false }
        return model.favorites.contains(landmark)
    }

    var body: some View { Text(landmark.name).opacity(isNear ? 1 : 0.5) }
}

struct PlacedList: View {
    let landmarks: [Landmark]

    var body: some View {
        List(landmarks) { landmark in PlacedRow(landmark: landmark, place: nil) }
    }
}
