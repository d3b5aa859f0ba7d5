import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
    enum Phase { case idle, moving }
    @Published var isPinned = false
    @Published var phase: Phase = .idle
    @Published var inferred = Phase.idle
    @Published var offset: CGFloat = 0
    @Published var isWatched = false {
        didSet { count += 1 }
    }
    @Published var page = 0
    var count = 0
    var pages: AnyPublisher<Int, Never> { $page.eraseToAnyPublisher() }
}

struct Scrolling: View {
    @ObservedObject var model: Model

    var body: some View {
        ScrollView {
            Text("\(model.isPinned)")
        }
        .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in
            model.isPinned = y > 32
        }
        .gesture(
            DragGesture()
                .onChanged { drag in
                    model.phase = .moving
                    model.isWatched = drag.translation.height > 8
                    model.page = Int(drag.translation.width)
                }
        )
    }
}

struct Typed: View {
    @StateObject private var model = Model()

    var body: some View {
        Text("\(model.isPinned)")
            .gesture(
                DragGesture().onChanged { drag in
                    model.phase = drag.translation.height > 8 ? .moving : .idle
                    model.inferred = drag.translation.height > 8 ? .moving : .idle
                })
    }
}

struct Short: View {
    @StateObject private var model = Model()

    var body: some View {
        Text("\(model.isPinned)")
            .gesture(DragGesture().onChanged { drag in model.isPinned = drag.translation.height > 8 })
    }
}

@MainActor final class Selection: ObservableObject {
    enum Side { case left, right }
    @Published var tags: [String] = []
    @Published var side = Side.left
    @Published var target: Int?
    @Published var page: Int?
    @Published var isOpen = false
    @Published var names: [String] = ["a"]
}

struct Selecting: View {
    @ObservedObject var selection: Selection

    var body: some View {
        Text("\(selection.tags.count)")
            .gesture(
                DragGesture().onChanged { drag in
                    selection.tags = []
                    selection.side = .right
                    selection.target = nil
                    selection.page = drag.translation.height > 8 ? 1 : nil
                    selection.isOpen = selection.target == nil
                    selection.names = ["b"]
                })
    }
}
