import SwiftUI

struct TopOfTheBraces: View {
    let count: Int

    var body: some View {
        ScrollView {
            VStack {
                // Not lazy: the rows jump
                ForEach(0..<count, id: \.self) { Text("\($0)").frame(maxWidth: .infinity) }
            }
        }
    }
}

struct BehindTheEnd: View {
    let count: Int

    var body: some View {
        ScrollView {
            VStack {
                ForEach(0..<count, id: \.self) { Text("\($0)").frame(maxWidth: .infinity) }
            } // LazyVStack breaks drag and drop
        }
    }
}

/// All trails. A VStack on purpose: LazyVStack loses their positions.
struct OnTheType: View {
    let count: Int

    var body: some View {
        ScrollView {
            VStack {
                ForEach(0..<count, id: \.self) { Text("\($0)").frame(maxWidth: .infinity) }
            }
        }
    }
}

struct AtTheBodysBrace: View {
    let count: Int

    var body: some View { // do not make the stack lazy
        ScrollView {
            VStack {
                ForEach(0..<count, id: \.self) { Text("\($0)").frame(maxWidth: .infinity) }
            }
        }
    }
}

/// All trails. They must be sorted, because the map is.
struct Asked: View {
    let count: Int

    var body: some View {
        ScrollView {
            // TODO: use LazyVStack
            LazyVStack {
                ForEach(0..<count, id: \.self) { Text("\($0)").frame(maxWidth: .infinity) }
            }
        }
    }
}

struct Described: View {
    let count: Int

    var body: some View {
        Text("a") // must stay on top
        ScrollView {
            // The trails that need a rest
            LazyVStack {
                ForEach(0..<count, id: \.self) { number in
                    // needs two lines
                    Text("\(number)").frame(maxWidth: .infinity)
                }
            }
        }
    }
}
