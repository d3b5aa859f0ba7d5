import SwiftUI

struct Note: Identifiable, Equatable { let id: Int; var title: String; var body: String }
final class NoteStore: ObservableObject {
  @Published var notes = [Note(id: 0, title: "a", body: "aa"), Note(id: 1, title: "b", body: "bb")]
  @Published var selection: Int?
  var selected: Note? { notes.first { $0.id == selection } }
  func delete(_ id: Int) { notes.removeAll { $0.id == id }; if selection == id { selection = nil } }
}
struct ContentView: View {
  @StateObject private var store = NoteStore()
  var body: some View {
    HStack {
      VStack { ForEach(store.notes) { note in Button(note.title) { store.selection = note.id } } }
      if let id = store.selection { Detail(store: store, id: id).id(id) } else { Text("nothing") }
    }
  }
}
struct Detail: View {
  @ObservedObject var store: NoteStore
  let id: Int
  @State private var edits = 0
  var body: some View {
    if let index = store.notes.firstIndex(where: { $0.id == id }) {
      VStack {
        TextField("Title", text: $store.notes[index].title)
        Text(store.notes[index].body)
        Button("Edit \(edits)") {
          edits += 1; store.notes[index].body += "!"
        }
        Button("Delete") { store.delete(id) }
      }
    }
  }
}
