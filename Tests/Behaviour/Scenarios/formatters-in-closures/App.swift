import SwiftUI
struct ContentView: View {
  @State private var dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400 * 40)]
  let style: DateFormatter.Style = .medium
  var body: some View {
    let f = { () -> DateFormatter in
      let f = DateFormatter()
      f.locale = Locale(identifier: "en_US_POSIX")
      f.timeZone = TimeZone(identifier: "UTC")
      f.dateFormat = "d MMM"
      return f
    }()
    return VStack {
      ForEach(dates, id: \.self) { Text(f.string(from: $0)) }
      Text(
        dates.map { d in
          let g = DateFormatter()
          g.locale = Locale(identifier: "en_US_POSIX")
          g.timeZone = TimeZone(identifier: "UTC")
          g.dateFormat = "MM"
          return g.string(from: d)
        }.joined(separator: ","))
      Button("Add") { dates.append(dates[1] + 86_400) }
    }
  }
}
