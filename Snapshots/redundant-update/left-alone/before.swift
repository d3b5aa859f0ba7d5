import Combine
import Observation
import SwiftUI

@MainActor final class Model: ObservableObject {
    @Published var isPinned = false
    @Published var offset: CGFloat = 0
    @Published var isOpen = false
    @Published var stamp = 0
}

@Observable class Tracked {
    var isPinned = false
}

struct Scrolling: View {
    @ObservedObject var model: Model
    let tracked: Tracked
    @State private var isPinned = false

    var body: some View {
        ScrollView {
            Text("\(model.stamp) \(model.isPinned) \(isPinned) \(tracked.isPinned)")
        }
        .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in
            isPinned = y > 32
            tracked.isPinned = y > 32
            model.offset = y
            model.stamp = Int(Date().timeIntervalSince1970)
            if y > 32, !model.isPinned { model.isPinned = true }
        }
        .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 32 } action: { _, new in
            model.isPinned = new
        }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("a"))) { _ in
            model.isOpen = true
        }
    }
}
