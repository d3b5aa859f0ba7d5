import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

/// A lazy stack makes a row for its frame, and one that is drawn elsewhere would be missing there.
struct Moved: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name).frame(maxWidth: .infinity).offset(x: 0, y: -500) }
            }
        }
    }
}

struct MovedAside: View {
    let trails: [Trail]

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(trails) { Text($0.name).offset(x: 200) }
            }
            .frame(height: 80)
        }
    }
}

struct Placed: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name).position(x: 3, y: 400) }
            }
        }
    }
}

struct Scaled: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name).frame(maxWidth: .infinity).scaleEffect(10, anchor: .top) }
            }
        }
    }
}

struct Covered: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name)
                        .frame(maxWidth: .infinity)
                        .overlay { Color.red.frame(height: 900) }
                }
            }
        }
    }
}
