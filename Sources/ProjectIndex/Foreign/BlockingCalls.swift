import SwiftCST

/// Calls of Apple's frameworks that block a thread by working with files or by waiting.
package enum BlockingCalls {
  /// Whether an initializer of a type reads a file or a URL, given its first label: `String(contentsOf:)`.
  package static func reads(type: String, label: String?) -> Bool {
    guard let label else { return false }
    return contentTypes.contains(type) && label.hasPrefix("contentsOf")
      || type == "FileHandle" && label.hasPrefix("forReading")
  }

  /// Whether a method of `FileManager` reads or writes more of the file system than a path:
  /// `contents(atPath:)`.
  package static func isFileWork(_ method: String) -> Bool { fileMethods.contains(method) }

  /// The types whose initializers may read a file.
  package static let contentTypes = Set(
    words: "Data String NSArray NSData NSDictionary NSMutableArray NSMutableData NSMutableDictionary NSString"
  )

  /// The methods of `FileManager` that read or change files and folders.
  package static let fileMethods = Set(
    words: """
      attributesOfItem contents contentsEqual contentsOfDirectory copyItem createDirectory createFile enumerator
      moveItem removeItem replaceItemAt subpaths subpathsOfDirectory trashItem
      """)

  /// The methods that query a store or database, of the types in ``stores`` and ``databases``.
  package static let queryMethods = Set(words: "count fetch fetchCount fetchIdentifiers read write")

  /// The contexts of stores, whose queries run on the thread of the caller.
  package static let stores = Set(words: "ModelContext NSManagedObjectContext")

  /// The keys of the environment that hold a store.
  package static let storeKeys = Set(words: "managedObjectContext modelContext")

  /// Types of GRDB whose `read` and `write` wait for the database.
  package static let databases = Set(
    words: "DatabasePool DatabaseQueue DatabaseReader DatabaseSnapshot DatabaseWriter")

  /// The methods of `NSKeyedUnarchiver` that create objects from an archive.
  package static let unarchivers = Set(
    words: """
      unarchiveObject unarchiveTopLevelObjectWithData unarchivedArrayOfObjects unarchivedDictionary
      unarchivedObject
      """)

  /// The functions that put the thread to sleep.
  package static let sleepers = Set(words: "nanosleep sleep usleep")

  /// The types whose `wait` blocks the thread.
  package static let waitedFor = Set(words: "DispatchGroup DispatchSemaphore DispatchWorkItem NSCondition")
}
