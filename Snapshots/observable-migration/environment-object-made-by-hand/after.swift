import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

struct Bar: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct Preview: View {
  var body: some View { Bar(session: EnvironmentObject()) }
}

// No label names this one.
@Observable
final class Clock {
  var time = ""
}

struct ClockView: View {
  @Environment(Clock.self) var clock
  var body: some View { Text(clock.time) }
}
