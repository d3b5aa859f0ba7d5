import SwiftUI

struct Shelf: View {
    let names: [String]

    var body: some View {
        VStack {
            ScrollView {
                VStack {
                    ForEach(names, id: \.self) { name in
                        Text(name).frame(maxWidth: .infinity)
                    }
                }
            }
            .scrollClipDisabled()
            ScrollView {
                LazyVStack {
                    ForEach(names, id: \.self) { name in
                        Text(name).frame(maxWidth: .infinity)
                    }
                }
            }
            .scrollClipDisabled(false)
        }
    }
}
