import AVFoundation
import CoreBluetooth
import CoreData
import FirebaseAuth
import SwiftUI

// Objects that were there before are set again, to show what has changed in them.
final class Account: ObservableObject {
  @Published var user: User?
  func reload() async throws {
    try await Auth.auth().currentUser?.reload()
    user = Auth.auth().currentUser
  }
}

final class Link: ObservableObject {
  @Published var peripheral: CBPeripheral?
  func didConnect(_ peripheral: CBPeripheral) { self.peripheral = peripheral }
}

// Xcode makes the class of the model.
final class Shelf: ObservableObject {
  @Published var books: [BookEntity] = []
  func fetch(in context: NSManagedObjectContext) throws {
    books = try context.fetch(NSFetchRequest<BookEntity>(entityName: "Book"))
  }
}

final class Row: Object {
  @Persisted var title = ""
}

final class Table: ObservableObject {
  @Published var rows: [Row] = []
  func show(_ rows: [Row]) { self.rows = rows }
}

// A new object, or none, is never the one before.
final class Player: ObservableObject {
  @Published var player: AVPlayer?
  @Published var sound: AVAudioPlayer?
  func open(_ url: URL) throws {
    let player = AVPlayer(url: url)
    self.player = player
    sound = try AVAudioPlayer(contentsOf: url)
  }
  func close() { player = nil }
}

final class Places: ObservableObject {
  @Published var here: CLLocation?
  @Published var region = MKCoordinateRegion()
  func move(to place: CLLocation, in region: MKCoordinateRegion) {
    here = place
    self.region = region
  }
}
