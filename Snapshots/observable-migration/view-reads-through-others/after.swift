import SwiftUI

// Functions and values of others read what was never published.
final class Trip: ObservableObject {
  @Published var name = ""
  @Published var stops = 0
  var notes = 0
}

struct TripSummary {
  let trip: Trip
  var text: String { "\(trip.notes) notes" }
}

struct TripView: View {
  @ObservedObject var trip: Trip
  var body: some View { Text(trip.name + TripSummary(trip: trip).text) }
}

final class Hotel: ObservableObject, CustomStringConvertible {
  @Published var name = ""
  @Published var rooms = 0
  var guests = 0
  var description: String { "\(guests) guests" }
}

struct HotelView: View {
  @ObservedObject var hotel: Hotel
  var body: some View { Text(label) }
  private var label: String { "\(hotel)" }
}

final class Flight: ObservableObject {
  @Published var number = ""
  @Published var delay = 0
  let source: () -> String
  init(source: @escaping () -> String) { self.source = source }
}

struct FlightView: View {
  @ObservedObject var flight: Flight
  var body: some View { Text(flight.source()) }
}

// What only actions read refreshes nothing, nor does what never changes.
@Observable
final class Ticket {
  var price = 0
  var seats = 0
  @ObservationIgnored var log: [String] = []
  @ObservationIgnored var currency = "EUR"
  func buy() { log.append("bought") }
}

struct TicketView: View {
  var ticket: Ticket
  var body: some View {
    Text("\(ticket.price) \(ticket.currency)")
    Button("Buy") {
      let last = ticket.log.last
      ticket.buy()
      print(last ?? "")
      report()
    }
  }
  private func report() { print(ticket.log) }
}

func change(_ trip: Trip, _ hotel: Hotel) {
  trip.notes += 1
  hotel.guests += 1
}
