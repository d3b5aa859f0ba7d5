import SwiftUI

final class Gauge: ObservableObject {
    @Published var level = 0
}

func count<Object: ObservableObject>(_ objects: [Object]) -> Int { objects.count }

struct GaugeView: View {
    @StateObject private var gauge = Gauge()

    var body: some View {
        Text("\(gauge.level) of \(count([gauge]))")
    }
}
