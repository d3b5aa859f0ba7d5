import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct TrailList: View {
    let trails: [Trail]
    let isShort: Bool

    var body: some View {
        isShort
            ? ScrollView {
                VStack {
                    ForEach(0..<5) { Text("\($0)").frame(maxWidth: .infinity) }
                }
            }
            : ScrollView {
                VStack {
                    ForEach(0..<500) { Text("\($0)").frame(maxWidth: .infinity) }
                }
            }
    }
}

struct PeakList: View {
    let isShort: Bool

    var body: some View { list }

    private var list: some View {
        if isShort {
            return ScrollView {
                VStack {
                    ForEach(0..<5) { Text("\($0)").frame(maxWidth: .infinity) }
                }
            }
        }
        return ScrollView {
            VStack {
                ForEach(0..<500) { Text("\($0)").frame(maxWidth: .infinity) }
            }
        }
    }
}

struct HutList: View {
    let huts: [Trail]
    let isShort: Bool

    var body: some View {
        isShort
            ? AnyView(Text("Huts"))
            : AnyView(
                ScrollView {
                    VStack {
                        ForEach(huts) { Text($0.name).frame(maxWidth: .infinity) }
                    }
                })
    }
}
