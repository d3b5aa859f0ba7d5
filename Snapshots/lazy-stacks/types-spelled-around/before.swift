import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

typealias Trails = ScrollView<VStack<ForEach<[Trail], Int, Text>>>

struct TrailList: View {
    let trails: [Trail]

    var body: some View { list.padding() }

    private var list: Trails {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name) }
            }
        }
    }
}

struct PeakList: View {
    private let list: ScrollView<VStack<ForEach<[Trail], Int, Text>>>

    init(peaks: [Trail]) {
        list = ScrollView {
            VStack {
                ForEach(peaks) { Text($0.name) }
            }
        }
    }

    var body: some View { list }
}

func framed<Rows: View>(_ list: ScrollView<VStack<Rows>>) -> some View { list.padding() }

struct HutList: View {
    let huts: [Trail]

    var body: some View {
        framed(
            ScrollView {
                VStack {
                    ForEach(huts) { Text($0.name) }
                    Divider()
                }
            })
    }
}
