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
            let isPinned = y > 32
            if model.isPinned != isPinned { model.isPinned = isPinned }
        }
        .gesture(
            DragGesture()
                .onChanged { drag in
                    if model.phase != .moving { model.phase = .moving }
                    let isWatched = drag.translation.height > 8
                    if model.isWatched != isWatched { model.isWatched = isWatched }
                    let page = Int(drag.translation.width)
                    if model.page != page { model.page = page }
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
                    let phase: Model.Phase = drag.translation.height > 8 ? .moving : .idle
                    if model.phase != phase { model.phase = phase }
                    model.inferred = drag.translation.height > 8 ? .moving : .idle
                })
    }
}

struct Short: View {
    @StateObject private var model = Model()

    var body: some View {
        Text("\(model.isPinned)")
            .gesture(DragGesture().onChanged { drag in let isPinned = drag.translation.height > 8; if model.isPinned != isPinned { model.isPinned = isPinned } })
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
                    if selection.tags != [] { selection.tags = [] }
                    if selection.side != .right { selection.side = .right }
                    if selection.target != nil { selection.target = nil }
                    let page: Int? = drag.translation.height > 8 ? 1 : nil
                    if selection.page != page { selection.page = page }
                    let isOpen = selection.target == nil
                    if selection.isOpen != isOpen { selection.isOpen = isOpen }
                    selection.names = ["b"]
                })
    }
}
