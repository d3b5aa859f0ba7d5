package import Foundation

/// The folder of the package manifest.
package let packageRoot: URL = {
  var folder = URL(filePath: #filePath).deletingLastPathComponent()
  while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
    folder.deleteLastPathComponent()
  }
  return folder
}()
