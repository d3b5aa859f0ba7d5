import Foundation
import Synchronization

extension Process {
  /// Starts the process while no other one is started.
  ///
  /// On Linux, Foundation sees the end of a process by the end of a socket that the process inherits. A process
  /// that another thread starts in the same moment inherits it, too: a server that runs on would hide the end of
  /// the first one.
  package func start() throws { try Self.starts.withLock { _ in try run() } }

  private static let starts = Mutex(())
}
