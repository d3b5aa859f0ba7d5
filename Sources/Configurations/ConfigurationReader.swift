import CodemodKit
import SwiftCST
import Workspace

/// Reads configuration files and those that they extend, each once.
struct ConfigurationReader {
  /// The maximum length of a chain of files that extend each other.
  private static let maximumDepth = 32

  /// The maximum number of files that one extends, directly or indirectly.
  private static let maximumFileCount = 100

  /// The maximum size of a file, in bytes.
  private static let maximumByteCount = 1 << 20

  private let codemods: [CodemodMetadata]
  private var known: [FilePath: Configuration] = [:]
  private var mistakes: [ConfigurationMistake] = []
  /// The number of files read for the requested one.
  private var fileCount = 0

  /// Creates a reader of files that configure these passes.
  init(_ codemods: [CodemodMetadata]) {
    self.codemods = codemods
  }

  /// The settings of the file at `path` (absolute), with everything that it extends.
  mutating func configuration(at path: FilePath) throws(ConfigurationMistakes) -> Configuration {
    (mistakes, fileCount) = ([], 0)
    // Mistakes are reported for every request, so a file with mistakes is not cached.
    let sound = known
    let configuration: Configuration
    do {
      configuration = try read(path, extendedBy: [])
    } catch {
      known = sound
      mistakes.append(ConfigurationMistake(path: path, location: nil, message: error.message))
      throw ConfigurationMistakes(mistakes: mistakes)
    }
    guard mistakes.isEmpty else {
      known = sound
      throw ConfigurationMistakes(mistakes: mistakes)
    }
    return configuration
  }

  /// The valid files that were read so far.
  var filesRead: [FilePath] { Array(known.keys) }

  /// Why a file can't be read.
  private struct Unreadable: Error {
    let message: String
  }

  private mutating func read(
    _ place: FilePath, extendedBy chain: [FilePath]
  ) throws(Unreadable) -> Configuration {
    let (path, target) = try Self.resolve(place)
    if let start = chain.firstIndex(of: target) {
      let names = (chain[start...] + [target]).map { $0.relative(to: path.parent).description }
      throw Unreadable(message: "these files extend each other: " + names.joined(separator: " extends "))
    }
    guard chain.count < Self.maximumDepth else {
      throw Unreadable(message: "more than \(Self.maximumDepth) files extend each other in a row")
    }
    if let known = known[path] { return known }
    fileCount += 1
    guard fileCount <= Self.maximumFileCount else {
      throw Unreadable(message: "more than \(Self.maximumFileCount) files are extended")
    }
    var decoder = ConfigurationDecoder(path: path, bytes: try Self.contents(of: target), codemods: codemods)
    let configuration = decoder.configuration()
    mistakes += decoder.mistakes
    var base = Configuration()
    for extended in decoder.extended {
      do {
        let next = path.parent.appending(FilePath(extended.value))
        base = try read(next, extendedBy: chain + [target]).over(base)
      } catch {
        let message = "'\(extended.value)': \(error.message)"
        mistakes.append(
          ConfigurationMistake(path: path, location: extended.place.location, message: message))
      }
    }
    let whole = configuration.over(base)
    known[path] = whole
    return whole
  }

  /// The path of a file, in a folder without symlinks, and its target if it is a symlink itself: paths in a
  /// file are relative to the symlink.
  private static func resolve(_ path: FilePath) throws(Unreadable) -> (path: FilePath, target: FilePath) {
    do {
      let folder = try path.parent.resolved()
      return (folder.appending(FilePath(bytes: path.name)), try path.resolved())
    } catch .noEntry, .notAFolder {
      throw Unreadable(message: "no such file")
    } catch {
      throw Unreadable(message: "cannot read: \(error)")
    }
  }

  private static func contents(of path: FilePath) throws(Unreadable) -> [UInt8] {
    do {
      let status = try path.status()
      guard status.kind != .folder else { throw Unreadable(message: "a folder, not a file") }
      guard status.kind == .file else { throw Unreadable(message: "a FIFO or device, not a file") }
      guard status.identity.size <= maximumByteCount else {
        throw Unreadable(message: "longer than 1 MiB")
      }
      return try path.contents(expecting: Int(status.identity.size))
    } catch let error as Unreadable {
      throw error
    } catch {
      throw Unreadable(message: "cannot read: \(error)")
    }
  }
}
