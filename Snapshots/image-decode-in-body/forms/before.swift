import SwiftUI

struct Photo {
    let id: Int
    let data: Data
}

struct PhotoView: View {
    let photo: Photo
    @State private var image: UIImage?

    private var cover: Image { Image(uiImage: UIImage(contentsOfFile: "cover") ?? UIImage()) }

    private func thumbnail(_ path: String) -> Image {
        Image(uiImage: UIImage(contentsOfFile: path) ?? UIImage())
    }

    var body: some View {
        VStack {
            if let image = UIImage(data: photo.data) { Image(uiImage: image).resizable() }
            thumbnail("\(photo.id).png")
            cover
            if let logo = UIImage(named: "logo") { Image(uiImage: logo) }
        }
        .task { image = UIImage(data: photo.data) }
    }
}

enum Thumbnails {
    static func image(_ photo: Photo) -> UIImage? { decoded(photo.data) }

    private static func decoded(_ data: Data) -> UIImage? { UIImage(data: data) }
}

struct Cell: View {
    let photo: Photo

    var body: some View {
        if let image = Thumbnails.image(photo) { Image(uiImage: image) }
    }
}

struct Sized: View {
    let photo: Photo

    var body: some View {
        VStack {
            Text("\(photo.id)")
            // Loaded synchronously (no AsyncImage spinner).
            if let image = UIImage(data: photo.data) { Image(uiImage: image) }
        }
    }
}

final class Storage: ObservableObject {
    @Published var data: Data?
}

// Only other data evaluates it.
struct Viewer: View {
    @ObservedObject var storage: Storage

    var body: some View {
        if let data = storage.data, let image = UIImage(data: data) { Image(uiImage: image) }
    }
}

// So does the title.
struct TitledViewer: View {
    @ObservedObject var storage: Storage
    let title: String

    var body: some View {
        Text(title)
        if let data = storage.data, let image = UIImage(data: data) { Image(uiImage: image) }
    }
}
