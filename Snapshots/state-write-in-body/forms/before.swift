import SwiftUI

final class Model: ObservableObject {
    @Published var isEmpty = false
    var cache: [String: Int] = [:]

    func update(isEmpty: Bool) -> Bool {
        self.isEmpty = isEmpty
        return isEmpty
    }
}

struct AtOnce: View {
    @State private var isReady = false
    @State private var height: CGFloat = 0

    var body: some View {
        let _ = { isReady = true }()
        Text("x").overlay {
            GeometryReader { proxy -> Color in
                height = proxy.size.height
                return .clear
            }
        }
    }
}

struct PutOff: View {
    @State private var height: CGFloat = 0

    var body: some View {
        Text("x").overlay {
            GeometryReader { proxy -> Color in
                DispatchQueue.main.async { height = proxy.size.height }
                return .clear
            }
        }
    }
}

struct Guarded: View {
    @State private var height: CGFloat = 0

    var body: some View {
        Text("x").overlay {
            GeometryReader { proxy -> Color in
                if height != proxy.size.height {
                    DispatchQueue.main.async { height = proxy.size.height }
                }
                return .clear
            }
        }
    }
}

struct Silent: View {
    @State private var isReady = false
    @State private var height: CGFloat = 0
    @ObservedObject var model: Model

    var body: some View {
        VStack {
            GeometryReader { proxy in
                Color.clear.onAppear { height = proxy.size.height }
            }
            Button("x") { isReady = true }
            Toggle("y", isOn: Binding(get: { isReady }, set: { isReady = $0 }))
        }
    }
}

struct Presenting: View {
    @State private var trail: Int?
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .sheet(isPresented: .constant(false)) {
                trail = nil
            } content: {
                Text("Sheet")
            }
            .fullScreenCover(isPresented: .constant(false)) {
                let _ = count += 1
                Text("Cover")
            }
    }
}

struct Choosing: View {
    @State private var id = ""
    let ids: [String]

    private var current: String {
        if id.isEmpty {
            DispatchQueue.main.async { id = ids.first ?? "" }
        }
        return id
    }

    var body: some View { Text(current) }
}
