import SwiftUI

final class Style: ObservableObject {
    let title: String

    init(title: String) { self.title = title }
}

final class Alerter: ObservableObject {
    @Published var text = ""

    func alert() { text = "Alert" }
}

// Nothing changes it after its initializer.
final class Limit: ObservableObject {
    @Published var value: Int
    var name: String { "\(value)" }

    init(value: Int) { self.value = value }
}

struct Limited: View {
    @ObservedObject var limit: Limit

    var body: some View { Text(limit.name) }
}

// It is changed by the closure that its initializer makes.
final class Counter: ObservableObject {
    @Published var count = 0

    init(_ start: (@escaping (Int) -> Void) -> Void) {
        start { self.count = $0 }
    }
}

struct Counting: View {
    @ObservedObject var counter: Counter

    var body: some View { Text("\(counter.count)") }
}

struct Titled: View {
    @ObservedObject var style: Style

    var body: some View { Text(style.title) }
}

struct Alerting: View {
    @ObservedObject var alerter: Alerter

    var body: some View { Text(alerter.text) }
}

struct Screen: View {
    var body: some View {
        Titled(style: Style(title: "Trails"))
        Alerting(alerter: Alerter())
        Limited(limit: Limit(value: 3))
        Counting(counter: Counter { $0(1) })
    }
}

@MainActor final class Alerters {
    static let shared = Alerters()
    private var alerters: [Int: Alerter] = [:]
    private var last: Alerter?

    func alerter(_ id: Int) -> Alerter {
        if let known = alerters[id] {
            return known
        } else if id > 0 {
            let alerter = Alerter()
            alerters[id] = alerter
            return alerter
        } else {
            return Alerter()
        }
    }

    func latest() -> Alerter {
        let alerter = Alerter()
        last = alerter
        return alerter
    }
}

// They are kept by another object.
struct Kept: View {
    let id: Int

    var body: some View {
        Alerting(alerter: Alerters.shared.alerter(id))
        Alerting(alerter: Alerters.shared.latest())
    }
}

extension View {
    func previewAlerts() -> some View { environmentObject(Alerter()) }
}

struct Screen_Previews: PreviewProvider {
    static var previews: some View { Screen().previewAlerts() }
}

struct TrailApp: App {
    var body: some Scene {
        WindowGroup {
            Alerting(alerter: Alerter())
            Screen()
        }
    }
}
