import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View { rows }

    var rows: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name)
                }
            }
        }
    }

    var others: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name).frame(maxWidth: .infinity)
                }
            }
        }
    }
}

extension View {
    func listed(_ trails: [Trail]) -> some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name)
                }
            }
        }
    }
}
