import SwiftUI

struct Photo: Identifiable {
    let id: Int
    let name: String
}

struct PhotoRow: View {
    let photo: Photo

    var body: some View {
        GeometryReader { proxy in
            Text(photo.name).frame(width: proxy.size.width / 2)
        }
    }
}

struct Photos: View {
    let photos: [Photo]
    @State private var height: CGFloat = 0

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(photos) { photo in
                    GeometryReader { proxy in
                        Text(photo.name).frame(width: proxy.size.width)
                    }
                    Text(photo.name)
                        .background(GeometryReader { proxy in Color.red.frame(height: proxy.size.height) })
                    GeometryReader { proxy in
                        Canvas { context, size in }
                            .frame(width: proxy.size.width)
                    }
                    .frame(height: 100)
                    GeometryReader { proxy in
                        Text(photo.name).opacity(proxy.frame(in: .global).minY > 0 ? 1 : 0)
                    }
                    PhotoRow(photo: photo)
                    GeometryReader { proxy in
                        Text(photo.name).frame(width: proxy.size.width)
                    }
                    .aspectRatio(1, contentMode: .fit)
                }
            }
        }
    }
}

struct Around: View {
    let photos: [Photo]

    var body: some View {
        GeometryReader { proxy in
            List(photos) { Text($0.name).frame(width: proxy.size.width) }
        }
    }
}

struct Eager: View {
    let photos: [Photo]

    var body: some View {
        VStack {
            ForEach(photos) { photo in
                GeometryReader { proxy in Text(photo.name).frame(width: proxy.size.width) }
            }
        }
    }
}

struct Node: View {
    let title: String

    var body: some View {
        GeometryReader { proxy in
            Text(title)
        }
    }
}

struct Cell: View {
    let title: String

    var body: some View {
        Text(title).background { GeometryReader { _ in Color.red } }
    }
}

struct Measured: View {
    let title: String

    var body: some View {
        GeometryReader { Text(title).frame(width: $0.size.width / 2) }
    }
}

struct Thumbnail: View {
    let title: String

    var body: some View {
        GeometryReader { Text(title).frame(width: $0.size.width / 2) }
    }
}

// The row has a height where it is made.
struct Thumbnails: View {
    let photos: [Photo]

    var body: some View {
        List(photos) { photo in Thumbnail(title: photo.name).frame(width: 50, height: 50) }
    }
}

// It is only there for its modifiers.
struct Backdrop: View {
    @Binding var isOpen: Bool

    var body: some View {
        GeometryReader { _ in EmptyView() }
            .background(Color.black)
            .onTapGesture { isOpen = false }
    }
}

// A height of its own, also a minimum, is that of the row.
struct Sized: View {
    let photos: [Photo]

    var body: some View {
        List(photos) { photo in
            GeometryReader { proxy in
                Text(photo.name).frame(width: proxy.size.width)
            }
            .frame(minHeight: 120)
        }
    }
}

// It is the icon of the row, or one layer of it.
struct Icon: View {
    let title: String

    var body: some View {
        GeometryReader { proxy in Text(title).frame(width: proxy.size.width / 2) }
    }
}

struct Icons: View {
    let photos: [Photo]

    var body: some View {
        List(photos) { photo in
            Label {
                Text(photo.name)
            } icon: {
                Icon(title: photo.name)
            }
        }
        List(photos) { photo in
            ZStack {
                GeometryReader { proxy in Text(photo.name).frame(width: proxy.size.width / 2) }
                Text(photo.name)
            }
        }
    }
}
