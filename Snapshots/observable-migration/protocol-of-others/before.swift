import DatabaseKit
import SwiftUI

final class Note: ObservableObject, Entity {
  @Published var text = ""
}

protocol Saved: Entity {}

final class Folder: ObservableObject, Saved {
  @Published var name = ""
}

final class Importer: ObservableObject, DatabaseDelegate {
  @Published var progress = 0.0
}
