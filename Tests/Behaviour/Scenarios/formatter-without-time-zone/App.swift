import SwiftUI

struct ContentView: View {
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    VStack {
      Text(text(date))
      Button("Later") { date += 60 }
    }
  }

  private func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "HH:mm"
    return formatter.string(from: date)
  }
}
