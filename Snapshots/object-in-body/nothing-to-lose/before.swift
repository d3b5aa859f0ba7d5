import SwiftUI

final class Style: ObservableObject {
    let title: String

    init(title: String) { self.title = title }
}

final class Alerter: ObservableObject {
    @Published var text = ""
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
