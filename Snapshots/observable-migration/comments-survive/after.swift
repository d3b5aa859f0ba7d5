import SwiftUI

// MARK: - Model

@Observable
@MainActor /* UI only */
final class Notes/* was a struct */ { // see design
  /* shown */ var title = ""
  // cached
  @ObservationIgnored private var cache: [Int] = [] // by page
}

struct NotesView: View {
  // From the root.
  @Environment(Notes.self) /* injected */ var notes // shared
  var body: some View { Text(notes.title) }
}
