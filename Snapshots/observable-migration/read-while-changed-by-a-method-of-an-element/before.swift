import SwiftUI

struct Ticket {
  var number = 1

  func isExpired(in office: Office) -> Bool { number < office.tickets.count }
}

final class Office: ObservableObject {
  @Published var tickets = [Ticket(), Ticket(number: 5)]

  func purge() { tickets.removeAll { $0.isExpired(in: self) } }
}

struct OfficeView: View {
  @ObservedObject var office: Office

  var body: some View { Text("\(office.tickets.count)") }
}
