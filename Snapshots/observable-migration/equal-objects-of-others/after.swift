import AVFoundation
import CoreBluetooth
import CoreData
import FirebaseAuth
import SwiftUI

// Objects that were there before are set again, to show what has changed in them.
@Observable
final class Account {
  var user: User?
  func reload() async throws {
    try await Auth.auth().currentUser?.reload()
    user = Auth.auth().currentUser
  }
}

@Observable
final class Link {
  var peripheral: CBPeripheral?
  func didConnect(_ peripheral: CBPeripheral) { self.peripheral = peripheral }
}

// Xcode makes the class of the model.
@Observable
final class Shelf {
  var books: [BookEntity] = []
  func fetch(in context: NSManagedObjectContext) throws {
    books = try context.fetch(NSFetchRequest<BookEntity>(entityName: "Book"))
  }
}

final class Row: Object {
  @Persisted var title = ""
}

@Observable
final class Table {
  var rows: [Row] = []
  func show(_ rows: [Row]) { self.rows = rows }
}

// A new object, or none, is never the one before.
@Observable
final class Player {
  var player: AVPlayer?
  var sound: AVAudioPlayer?
  func open(_ url: URL) throws {
    let player = AVPlayer(url: url)
    self.player = player
    sound = try AVAudioPlayer(contentsOf: url)
  }
  func close() { player = nil }
}

@Observable
final class Places {
  var here: CLLocation?
  var region = MKCoordinateRegion()
  func move(to place: CLLocation, in region: MKCoordinateRegion) {
    here = place
    self.region = region
  }
}
