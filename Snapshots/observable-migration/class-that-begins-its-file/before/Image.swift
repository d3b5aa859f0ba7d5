// Images.swift

/// Loads an image.
@MainActor
final class ImageLoader: Loader {
    @Published var size = 0
}
