import SwiftUI

// What runs once for each tap gains nothing from a formatter that is kept.
struct Export: View {
    let dates: [Date]
    @State private var isChoosing = false

    var body: some View {
        VStack {
            Button("Export") {
                let formatter = DateFormatter()
                formatter.dateFormat = "yyyy-MM-dd"
                save(formatter.string(from: .now))
            }
            Button("Share", action: share)
            Text("Name").onTapGesture { Task { await upload() } }
            Text(day(.now))
        }
        .onTapGesture { isChoosing = true; save(stamp()) }
        .onChange(of: dates) { save(changed()) }
    }

    private func save(_ name: String) {}

    private func share() { save(stamp()) }

    private func stamp() -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "HHmm"
        return formatter.string(from: .now)
    }

    private func upload() async {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        save(formatter.string(from: .now))
    }

    private static let shortDateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    // A view shows it, so that the share button uses the same one.
    private func day(_ date: Date) -> String {
        return Self.shortDateFormatter.string(from: date)
    }

    private func name() -> String {
        return Self.shortDateFormatter.string(from: .now)
    }

    private func rename() { save(name()) }

    var menu: some View { Button("Rename", action: rename) }

    private static let dayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "dd"
        return formatter
    }()

    // Each date of a list makes one.
    private func line(_ date: Date) -> String {
        return Self.dayFormatter.string(from: date)
    }

    var lines: some View {
        Button("Print") { for date in dates { save(line(date)) } }
    }

    private static let changedFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "mm"
        return formatter
    }()

    // A value that changes may do so often.
    private func changed() -> String {
        return Self.changedFormatter.string(from: .now)
    }
}

@main
struct Trails: App {
    init() {
        log()
    }

    var body: some Scene { WindowGroup { Export(dates: []) } }

    private func log() {
        let formatter = ByteCountFormatter()
        print(formatter.string(fromByteCount: 1))
    }
}
