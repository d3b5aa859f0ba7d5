import SwiftUI

enum Clicks {
  nonisolated(unsafe) static var count = 0
}

final class Panel: ObservableObject {
  @Published var isOpen = false
  @Published var detail = 0

  func click() {
    Clicks.count += 1
    detail += 1
  }
}

// While the panel is closed nothing reads its detail, whose changes showed the clicks.
struct BranchView: View {
  @StateObject private var panel = Panel()

  var body: some View {
    Text("\(Clicks.count)")
    if panel.isOpen { Text("\(panel.detail)") }
    Button("Click") { panel.click() }
  }
}

final class Account: ObservableObject {
  @Published var user: String?
  @Published var visits = 0
}

struct GuardView: View {
  @ObservedObject var account: Account

  private var title: String {
    guard let user = account.user else { return "nobody" }
    return "\(user) \(account.visits)"
  }

  var body: some View { Text("\(Clicks.count) \(title)") }
}

final class Rows: ObservableObject {
  @Published var rows: [Int] = []
  @Published var offset = 0
}

struct RowsView: View {
  @ObservedObject var rows: Rows

  var body: some View {
    Text("\(Clicks.count)")
    ForEach(rows.rows, id: \.self) { row in Text("\(row + rows.offset)") }
  }
}

final class Switches: ObservableObject {
  @Published var isOn = false
  @Published var isLoud = false
}

struct SwitchesView: View {
  @ObservedObject var switches: Switches

  var body: some View { Text(switches.isOn && switches.isLoud ? "\(Clicks.count)" : "off") }
}

// All is read, whatever the values are.
final class Meter: ObservableObject {
  @Published var value = 0
  @Published var limit = 10
  @Published var unit = "m"
}

struct MeterView: View {
  @ObservedObject var meter: Meter

  private var share: Int { meter.value / meter.limit }

  var body: some View {
    VStack {
      HStack { Text("\(share) \(Clicks.count)") }
        .overlay { Text(meter.unit) }
      if share > 1 { Text("too much") }
    }
  }
}
