import SwiftUI

struct Editor: View {
    let text: String

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                Text(text)
                    .frame(height: geometry.size.height - 8, alignment: .topLeading)
            }
        }
    }
}

// What is at least as high as the screen may be higher: a clear color behind it gives the height.
struct Centered: View {
    let text: String

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                Text(text)
                    .frame(minHeight: geometry.size.height - 8, alignment: .topLeading)
            }
        }
    }
}

struct Reader: View {
    let text: String

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                Text("\(geometry.size.height)")
                    .frame(minHeight: geometry.size.height)
            }
        }
    }
}

// One clear color can't give both sizes.
struct Parts: View {
    let text: String

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                VStack {
                    Color.clear.frame(height: geometry.size.height * 0.2)
                    Text(text)
                }
                .frame(minHeight: geometry.size.height)
            }
        }
    }
}

// The height and the width can be those of one color.
struct Axes: View {
    let text: String

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                HStack { Text(text).frame(minWidth: geometry.size.width - 8) }
                    .frame(minHeight: geometry.size.height)
            }
        }
    }
}

// A spacer stretches what has the height, and in a 'ZStack' it would not.
struct Pushed: View {
    let text: String

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                VStack {
                    Text(text)
                    Spacer()
                    Button("Next") {}
                }
                .frame(minHeight: geometry.size.height)
            }
        }
    }
}

// These two only center it.
struct Spaced: View {
    let text: String

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                VStack {
                    Spacer()
                    HStack {
                        Text(text)
                        Spacer()
                    }
                    Spacer()
                }
                .frame(minHeight: geometry.size.height)
            }
        }
    }
}

// The inner stack stretches, and its spacers would collapse.
struct Pictured: View {
    let text: String

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                VStack {
                    Text(text)
                    VStack {
                        Spacer()
                        Image(systemName: "star")
                        Spacer()
                    }
                }
                .frame(minHeight: geometry.size.height)
            }
        }
    }
}
