import SwiftUI

final class Machine: ObservableObject {
  @Published var isOn = false
  init(from kind: Kind) {}
  enum Kind { case empty }
}

struct DriveList: View {
  @ObservedObject var machine: Machine

  var body: some View { Text(machine.isOn ? "on" : "off") }
}

struct DriveList_Previews: PreviewProvider {
  @StateObject static var machine = Machine(from: .empty)

  static var previews: some View { DriveList(machine: machine) }
}

final class Wizard: ObservableObject {
  @Published var name = ""
}

struct WizardView: View {
  @ObservedObject var wizard: Wizard

  var body: some View { Text(wizard.name) }
}

struct WizardView_Previews: PreviewProvider {
  @StateObject static var wizard = Wizard()

  static var previews: some View { TextField("Name", text: $wizard.name) }
}
