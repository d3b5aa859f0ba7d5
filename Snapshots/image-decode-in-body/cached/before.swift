import SwiftUI

final class ImageStore {
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
