import Combine
import SwiftUI

@MainActor final class Router: ObservableObject {
    @Published var path: [Int] = []
}

// It never announces a change.
@MainActor final class Sender: ObservableObject {
    let events = PassthroughSubject<Int, Never>()
}

struct First: View {
    @EnvironmentObject var router: Router

    var body: some View { Button("a") { router.path = [] } }
}

struct Second: View {
    @EnvironmentObject var router: Router

    var body: some View { Button("a") { router.path = [] } }
}

struct Third: View {
    @EnvironmentObject var router: Router

    var body: some View { Button("a") { router.path = [] } }
}

struct Fourth: View {
    @EnvironmentObject var router: Router
    @EnvironmentObject var sender: Sender

    var body: some View {
        Button("a") { router.path = [] }
        Button("b") { sender.events.send(1) }
    }
}
