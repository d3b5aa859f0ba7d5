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
final class Clock: ObservableObject {
  @Published var time = ""
}

struct ClockView: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text(clock.time) }
}
