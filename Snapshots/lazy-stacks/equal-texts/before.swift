import SwiftUI

struct Texts: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(names, id: \.self) { Text($0).frame(maxWidth: .infinity) }
            }
        }
    }
}

struct Numbers: View {
    let numbers: [Int]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(numbers.sorted(), id: \.self) { number in
                    Text("\(number)").frame(maxWidth: .infinity)
                }
            }
        }
    }
}

struct Lines: View {
    let text: String

    var body: some View {
        ScrollView {
            VStack {
                ForEach(text.split(separator: "\n"), id: \.self) { line in
                    Text(line).frame(maxWidth: .infinity)
                }
            }
        }
    }
}
