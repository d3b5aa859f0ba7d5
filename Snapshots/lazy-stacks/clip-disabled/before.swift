import SwiftUI

struct Shelf: View {
    let names: [String]

    var body: some View {
        VStack {
            ScrollView {
                VStack {
                    ForEach(Set(names).sorted(), id: \.self) { name in
                        Text(name).frame(maxWidth: .infinity)
                    }
                }
            }
            .scrollClipDisabled()
            ScrollView {
                VStack {
                    ForEach(Set(names).sorted(), id: \.self) { name in
                        Text(name).frame(maxWidth: .infinity)
                    }
                }
            }
            .scrollClipDisabled(false)
        }
    }
}
