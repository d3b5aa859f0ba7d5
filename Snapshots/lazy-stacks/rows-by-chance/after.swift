import SwiftUI

struct Confetti: View {
    let pieces: [Int]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(pieces).sorted(), id: \.self) { piece in
                    Circle().fill(.red).opacity(.random(in: 0...1))
                }
            }
        }
    }
}

struct Streamers: View {
    let pieces: [Int]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(pieces).sorted(), id: \.self) { piece in
                    Streamer(piece: piece)
                }
            }
        }
    }
}

struct Streamer: View {
    let piece: Int
    let share = Double.random(in: 0...1)

    var body: some View {
        Rectangle().opacity(share).frame(height: 20)
    }
}

struct Dice: View {
    let throwers: [Int]
    @Binding var points: Int

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(Set(throwers).sorted(), id: \.self) { thrower in
                    Button("Throw") { points = Int.random(in: 1...6) }
                }
            }
        }
    }
}
