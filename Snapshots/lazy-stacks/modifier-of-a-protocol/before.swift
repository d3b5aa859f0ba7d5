import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

protocol Framed: View {}

extension Framed {
    func framed() -> some View { padding() }
}

extension VStack: Framed {}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name).frame(maxWidth: .infinity) }
            }
            .framed()
        }
    }
}
