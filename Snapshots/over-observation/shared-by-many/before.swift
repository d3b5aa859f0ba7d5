import Combine
import SwiftUI

@MainActor final class AppState: ObservableObject {
    @Published var a = 0
    @Published var b = 0
    @Published var c = 0
    @Published var d = 0
    @Published var e = 0
    @Published var f = 0
    @Published var g = 0
    @Published var h = 0
}

@MainActor final class Small: ObservableObject {
    @Published var a = 0
}

struct First: View {
    @ObservedObject var app: AppState
    @ObservedObject var small: Small
    var body: some View { Text("\(app.a) \(small.a)") }
}

struct Second: View {
    @EnvironmentObject var app: AppState
    @ObservedObject var small: Small
    var body: some View { Text("\(app.b) \(small.a)") }
}

struct Third: View {
    @StateObject private var app = AppState()
    @ObservedObject var small: Small
    var body: some View { Text("\(app.c) \(small.a)") }
}
