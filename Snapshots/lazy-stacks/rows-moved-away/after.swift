import SwiftUI

struct Timetable: View {
    let hours: [Int]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(hours).sorted(), id: \.self) { hour in
                    Text("\(hour)")
                        .frame(maxWidth: .infinity)
                        .offset(y: CGFloat(hour) * 60)
                }
            }
        }
    }
}

struct Fan: View {
    let cards: [Int]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(cards).sorted(), id: \.self) { card in
                    Text("\(card)")
                        .frame(maxWidth: .infinity)
                        .padding(.bottom, -300)
                        .padding(.horizontal, -100)
                }
            }
        }
    }
}

struct Seam: View {
    let patches: [Int]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(Set(patches).sorted(), id: \.self) { patch in
                    Text("\(patch)")
                        .frame(maxWidth: .infinity)
                        .padding(.vertical, -4)
                }
            }
        }
    }
}
