import SwiftUI

typealias Model = ObservableObject & Identifiable

func watch<Watched: Model>(_ model: Watched) {}

final class Draft: ObservableObject, Identifiable {
  @Published var title = ""
}

@MainActor func start() { watch(Draft()) }
