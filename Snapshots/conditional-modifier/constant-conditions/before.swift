import Observation
import SwiftUI

extension View {
    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, _ transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}

var isMac: Bool {
    #if os(macOS)
    true
    #else
    false
    #endif
}

struct Trails: View {
    let names: [String]
    @State private var isOpen = false

    private var isFirst: Bool { names.isEmpty }
    private var isShown: Bool { isOpen && !names.isEmpty }

    var body: some View {
        VStack {
            Text("a").if(isMac) { $0.padding() }
            ForEach(names.indices, id: \.self) { index in
                Text(names[index]).if(index == 0) { $0.padding() }
            }
            ForEach(names, id: \.self) { name in
                Text(name).if(name == names.first) { $0.border(Color.red) }
            }
            Text("b").if(isFirst) { $0.padding() }
            Text("c").if(isShown) { $0.border(Color.red) }
        }
    }
}

@Observable final class RowModel {
    let url: String?
    var isBusy = false
    var link: String? { url?.lowercased() }

    init(url: String?) { self.url = url }

    func start() { isBusy = true }
}

// The view keeps the object, whose link never changes.
struct LinkedRow: View {
    @State private var model = RowModel(url: nil)

    var body: some View {
        Text("a")
            .if(model.link != nil) { $0.navigationTitle(model.link!) }
            .if(model.isBusy) { $0.searchable(text: .constant("a")) }
            .onTapGesture { model.start() }
            .sheet(isPresented: $model.isBusy) { Text("b") }
    }
}
