import SwiftUI

// MARK: - Model

@MainActor /* UI only */
final class Notes: /* was a struct */ ObservableObject { // see design
  @Published /* shown */ var title = ""
  // cached
  private var cache: [Int] = [] // by page
}

struct NotesView: View {
  // From the root.
  @EnvironmentObject /* injected */ var notes: Notes // shared
  var body: some View { Text(notes.title) }
}
