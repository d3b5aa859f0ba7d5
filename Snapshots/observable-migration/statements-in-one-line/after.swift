import SwiftUI

@Observable
final class Tank { var level = 0 }; struct Valve {}

struct TankView: View {
  var tank: Tank

  var body: some View { Text("\(tank.level)") }
}
