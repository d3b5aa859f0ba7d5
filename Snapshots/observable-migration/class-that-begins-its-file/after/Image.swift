// Images.swift

import Observation

/// Loads an image.
@Observable
@MainActor
final class ImageLoader: Loader {
    var size = 0
}
