import DatabaseKit
import SwiftUI

final class Note: ObservableObject, Entity {
  @Published var text = ""
}

protocol Saved: Entity {}

final class Folder: ObservableObject, Saved {
  @Published var name = ""
}

@Observable
final class Importer: DatabaseDelegate {
  var progress = 0.0
}
