import Combine
import Foundation

struct JournalEntry: Identifiable, Codable {
    let id: UUID
    var trail: String
    var started: Date
    var ended: Date
    var text: String
}

final class Journal: ObservableObject {
    @Published var entries: [JournalEntry] = []
    @Published var draft = ""

    private var autosave: AnyCancellable?

    /// Keeps the draft a second after the last key.
    func startAutosave() {
        autosave = $draft
            .debounce(for: .seconds(1), scheduler: RunLoop.main)
            .removeDuplicates()
            .sink { UserDefaults.standard.set($0, forKey: "draft") }
    }

    func add(trail: String, started: Date, ended: Date) {
        entries.append(
            JournalEntry(id: UUID(), trail: trail, started: started, ended: ended, text: draft)
        )
        draft = ""
    }

    /// Entries as the export of the web app has them.
    static func decode(_ data: Data) throws -> [JournalEntry] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm"
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .formatted(formatter)
        return try decoder.decode([JournalEntry].self, from: data)
    }
}
