import SwiftUI

struct Row: View {
    let number: Int

    var body: some View {
        HStack {
            Text("\(number)")
            Spacer()
        }
    }
}

struct Log: View {
    let numbers: [Int]

    var body: some View {
        ScrollViewReader { proxy in
            list.onAppear { proxy.scrollTo(numbers.last) }
        }
    }

    private var list: some View {
        ScrollView {
            VStack {
                ForEach(Set(numbers).sorted(), id: \.self) { number in
                    Row(number: number)
                }
            }
        }
    }
}

struct Numbers: View {
    let numbers: [Int]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(numbers).sorted(), id: \.self) { number in
                    Row(number: number)
                }
            }
        }
    }
}

struct Screen: View {
    @State private var position: Int?

    var body: some View {
        Numbers(numbers: []).scrollPosition(id: $position)
    }
}
