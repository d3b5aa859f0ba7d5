import CoreData
import SwiftUI

// A store that is asked each time.
final class Ledger: ObservableObject {
  @Published var title = ""
  @Published var entries = 0
}

struct LedgerView: View {
  @ObservedObject var ledger: Ledger
  @Environment(\.managedObjectContext) private var context
  var body: some View { Text("\(ledger.title) \(context.insertedObjects.count)") }
}
