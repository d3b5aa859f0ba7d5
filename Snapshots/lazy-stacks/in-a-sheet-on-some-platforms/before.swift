import SwiftUI

// A sheet is as large as its content only on macOS, where this code is not.
struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name) }
            }
        }
    }
}

#if os(iOS)
struct PhoneScreen: View {
    let trails: [Trail]
    @State private var isShown = false

    var body: some View {
        Text("Trails").sheet(isPresented: $isShown) { TrailList(trails: trails) }
    }
}
#else
struct OtherList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name) }
            }
        }
    }
}

struct OtherScreen: View {
    let trails: [Trail]
    @State private var isShown = false

    var body: some View {
        Text("Trails").sheet(isPresented: $isShown) { OtherList(trails: trails) }
    }
}
#endif
