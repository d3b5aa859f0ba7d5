import Combine
import SwiftUI

@MainActor final class Theme: ObservableObject {
    @Published var scale = 1.0
}

@MainActor final class Local: ObservableObject {
    @Published var scale = 1.0
}

struct Settings: View {
    @EnvironmentObject private var theme: Theme
    @StateObject private var local = Local()

    var body: some View {
        VStack {
            Slider(value: $theme.scale, in: 0.5...1.5)
            Slider(value: $local.scale)
        }
    }
}

struct PageA: View {
    @EnvironmentObject private var theme: Theme

    var body: some View { Text("A \(theme.scale)") }
}

struct PageB: View {
    @EnvironmentObject private var theme: Theme

    var body: some View { Text("B \(theme.scale)") }
}

struct PageC: View {
    @EnvironmentObject private var theme: Theme

    var body: some View { Text("C \(theme.scale)") }
}

struct PageD: View {
    @EnvironmentObject private var theme: Theme

    var body: some View { Text("D \(theme.scale)") }
}

struct PageE: View {
    @EnvironmentObject private var theme: Theme

    var body: some View { Text("E \(theme.scale)") }
}

// What is dragged is shown beside the slider.
struct Sample: View {
    @EnvironmentObject private var theme: Theme

    var body: some View {
        VStack {
            Text("\(theme.scale)")
            Slider(value: $theme.scale, in: 0.5...1.5)
        }
    }
}

// It changes ten times at most.
struct Steps: View {
    @EnvironmentObject private var theme: Theme

    var body: some View { Slider(value: $theme.scale, in: 0...8, step: 1) }
}
