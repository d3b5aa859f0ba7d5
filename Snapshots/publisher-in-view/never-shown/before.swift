import Combine
import SwiftUI

@MainActor protocol Plugin {
    var settings: AnyView? { get }
}

struct FirstSettings: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

struct SecondSettings: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

struct FirstPlugin: Plugin {
    var own: AnyView? { AnyView(FirstSettings()) }
    var settings: AnyView? { nil }
}

struct SecondPlugin: Plugin {
    var settings: AnyView? { AnyView(SecondSettings()) }
}

struct ThirdPlugin: Plugin { var settings: AnyView? { nil } }
struct FourthPlugin: Plugin { var settings: AnyView? { nil } }
struct FifthPlugin: Plugin { var settings: AnyView? { nil } }

struct PluginRow: View {
    let first: FirstPlugin
    let plugin: any Plugin

    var body: some View {
        Button("Settings") {}.disabled(first.own == nil)
        plugin.settings
    }
}

// The one view that makes 'Splash' has nothing that could change.
struct Splash: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

struct Start: View {
    var body: some View { Splash() }
}

// A static timer would be stopped for all.
struct LikeButton: View {
    let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    @State private var phase = 0

    var body: some View {
        Text("\(phase)").onReceive(timer) { _ in
            phase += 1
            if phase > 9 { timer.upstream.connect().cancel() }
        }
    }
}

struct LikeBar: View {
    @State private var likes = 0
    var body: some View { Button("\(likes)") { likes += 1 }.overlay { LikeButton() } }
}

struct Shop: App {
    var body: some Scene {
        WindowGroup {
            LikeBar()
            PluginRow(first: FirstPlugin(), plugin: SecondPlugin())
        }
    }
}

struct Sale: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

// No code makes this view.
struct OldShop: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 }.overlay { Sale() } }
}
