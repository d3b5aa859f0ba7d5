import Synchronization

/// A queue between threads: one adds letters, another takes them and waits while there are none.
package final class Mailbox<Letter: Sendable>: Sendable {
  private let letters = Mutex<ArraySlice<Letter>>([])
  /// A pipe with one byte for each letter, since a thread can wait for a pipe. If it is full, adding a letter
  /// blocks.
  private let arrivals: Descriptor
  private let bell: Descriptor

  /// An empty queue.
  package init() throws(WorkspaceError) {
    let ends = try attempt(.create, FilePath("pipe"), { () throws(Errno) in try POSIX.makePipe() })
    arrivals = Descriptor(owning: ends.reading)
    bell = Descriptor(owning: ends.writing)
  }

  /// Whether the queue is empty.
  package var isEmpty: Bool { letters.withLock { $0.isEmpty } }

  /// Adds a letter at the end.
  package func put(_ letter: Letter) throws(WorkspaceError) {
    letters.withLock { $0.append(letter) }
    try attempt(.write, FilePath("pipe")) { () throws(Errno) in try bell.write([0]) }
  }

  /// Takes the first letter; waits until there is one.
  package func take() throws(WorkspaceError) -> Letter {
    while true {
      var byte: [UInt8] = []
      _ = try attempt(.read, FilePath("pipe")) { () throws(Errno) in
        try POSIX.readBytes(arrivals.number, into: &byte, limit: 1)
      }
      let letter = letters.withLock { letters in
        let first = letters.popFirst()
        // A slice retains the removed elements until it is released.
        if letters.isEmpty { letters = [] }
        return first
      }
      if let letter { return letter }
    }
  }
}
