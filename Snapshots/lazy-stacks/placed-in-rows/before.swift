import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct TrailList: View {
    let trails: [Trail]
    let marks: [CGPoint]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name)
                        .frame(maxWidth: .infinity)
                        .overlay { Circle().frame(width: 8).position(marks[trail.id]) }
                }
            }
        }
    }
}

struct PeakList: View {
    let peaks: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(peaks) { peak in
                    Text(peak.name)
                        .frame(maxWidth: .infinity)
                        .background {
                            Path { path in
                                path.move(to: CGPoint(x: 8, y: 0))
                                path.addLine(to: CGPoint(x: 8, y: 900))
                            }
                        }
                }
            }
        }
    }
}

struct HutList: View {
    let huts: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(huts) { hut in
                    Text(hut.name)
                        .frame(maxWidth: .infinity)
                        .background {
                            GeometryReader { proxy in
                                Circle().position(x: proxy.size.width / 2, y: proxy.size.height / 2)
                            }
                        }
                        .overlay { Circle().frame(width: 8).position(x: 4, y: 4) }
                }
            }
        }
    }
}
