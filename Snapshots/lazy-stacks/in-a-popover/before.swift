import SwiftUI

struct Picker: View {
    let names: [String]
    @State private var isShown = false
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text("unsized").popover(isPresented: $isShown) {
                ScrollView {
                    VStack {
                        ForEach(Set(names).sorted(), id: \.self) { name in
                            Text(name).frame(maxWidth: .infinity)
                        }
                    }
                }
            }
            Text("sized").popover(isPresented: $isOpen) {
                ScrollView {
                    VStack {
                        ForEach(Set(names).sorted(), id: \.self) { name in
                            Text(name).frame(maxWidth: .infinity)
                        }
                    }
                }
                .frame(width: 300, height: 400)
            }
        }
    }
}
