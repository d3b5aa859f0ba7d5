import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct Snapping: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = min(target.rect.origin.y, context.contentSize.height)
    }
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name).frame(maxWidth: .infinity) }
            }
        }
        .scrollTargetBehavior(Snapping())
    }
}

struct PeakList: View {
    let peaks: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(peaks) { Text($0.name).frame(maxWidth: .infinity) }
            }
        }
        .scrollTargetBehavior(.paging)
    }
}

struct HutList: View {
    let huts: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(huts) { Text($0.name).frame(maxWidth: .infinity) }
            }
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { print($0) }
    }
}
