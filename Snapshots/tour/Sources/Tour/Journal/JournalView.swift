import SwiftUI

struct JournalView: View {
    @StateObject private var journal = Journal()
    @State private var isWriting = false

    var body: some View {
        NavigationStack {
            ScrollView {
                ForEach(journal.entries) { entry in
                    EntryCard(entry: entry, isLatest: entry.id == journal.entries.last?.id)
                }
            }
            .navigationTitle("Journal")
            .toolbar {
                Button("Write", systemImage: "square.and.pencil") { isWriting = true }
            }
            .sheet(isPresented: $isWriting) {
                EntryEditor(journal: journal)
            }
            .onAppear { journal.startAutosave() }
        }
    }
}

struct EntryCard: View {
    let entry: JournalEntry
    let isLatest: Bool

    var body: some View {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        formatter.timeStyle = .none

        return VStack(alignment: .leading, spacing: 8) {
            Text(formatter.string(from: entry.started))
                .font(.caption)
            Text(entry.text)
            Stamp(value: entry.trail, date: entry.ended)
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay { outline }
    }

    @ViewBuilder
    private var outline: some View {
        if isLatest {
            RoundedRectangle(cornerRadius: 12).stroke(.blue, lineWidth: 2)
        } else {
            RoundedRectangle(cornerRadius: 12).stroke(.gray, lineWidth: 1)
        }
    }
}

struct EntryEditor: View {
    @ObservedObject var journal: Journal
    @Environment(\.dismiss) private var dismiss
    @FocusState private var isFocused: Bool
    @State private var started = Date()

    var body: some View {
        NavigationStack {
            Form {
                DatePicker("Started", selection: $started, in: ...Date())
                TextField("How was it?", text: $journal.draft, axis: .vertical)
                    .focused($isFocused)
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        journal.add(trail: "Heron Loop", started: started, ended: .now)
                        dismiss()
                    }
                    .disabled(journal.draft.isEmpty)
                }
            }
            .onAppear { isFocused = true }
        }
    }
}
