import SwiftUI

@MainActor final class ImageStore {
    static let shared = ImageStore()
    private var images: [String: UIImage] = [:]

    func image(at path: String) -> UIImage? {
        if let image = images[path] { return image }
        return load(path)
    }

    private func load(_ path: String) -> UIImage? {
        guard let image = UIImage(contentsOfFile: path) else { return nil }
        images[path] = image
        return image
    }
}

struct Cover: View {
    let path: String

    var body: some View {
        if let image = ImageStore.shared.image(at: path) {
            Image(uiImage: image)
        }
    }
}

@MainActor enum Thumbnails {
    private static let cache = NSCache<NSString, UIImage>()

    static func thumbnail(at path: String) -> UIImage? {
        if let cached = cache.object(forKey: path as NSString) { return cached }
        guard let image = UIImage(contentsOfFile: path) else { return nil }
        cache.setObject(image, forKey: path as NSString)
        return image
    }

    // The file and the data are reported together.
    static func plain(at path: String, _ data: Data) -> UIImage? {
        UIImage(contentsOfFile: path) ?? UIImage(data: data)
    }
}

struct Thumbnail: View {
    let path: String
    let data: Data

    var body: some View {
        if let image = Thumbnails.thumbnail(at: path) { Image(uiImage: image) }
        if let image = Thumbnails.plain(at: path, data) { Image(uiImage: image) }
        #if os(iOS)
        if let image = UIImage(data: data) { Image(uiImage: image) }
        #else
        if let image = UIImage(contentsOfFile: path) { Image(uiImage: image) }
        #endif
        if let image = UIImage(data: data) { Image(uiImage: image) }
    }
}
