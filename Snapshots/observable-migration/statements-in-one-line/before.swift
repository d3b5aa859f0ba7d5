import Combine; import SwiftUI

final class Tank { @Published var level = 0 }; extension Tank: ObservableObject {}; struct Valve {}

struct TankView: View {
  @ObservedObject var tank: Tank

  var body: some View { Text("\(tank.level)") }
}
