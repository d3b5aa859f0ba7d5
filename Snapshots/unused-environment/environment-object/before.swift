import Combine
import SwiftUI

@MainActor final class Settings: ObservableObject {
    static let shared = Settings()
    @Published var title = ""
}

struct Header: View {
    @EnvironmentObject private var settings: Settings

    var body: some View {
        Text(Settings.shared.title)
    }
}
