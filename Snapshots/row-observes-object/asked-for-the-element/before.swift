import Combine
import SwiftUI

struct Volume: Identifiable {
    let id: Int
    let name: String
}

@MainActor final class Mounts: ObservableObject {
    static let shared = Mounts()
    @Published var blocked: Set<Int> = []
    @Published var errors: [Int: String] = [:]
    func retry(_ id: Int) {}
}

// Each row asks for its own element alone.
struct VolumeRow: View {
    @EnvironmentObject var mounts: Mounts
    let volume: Volume

    var body: some View {
        VStack {
            Text(volume.name)
            if let error = mounts.errors[volume.id] { Text(error) }
        }
        .disabled(mounts.blocked.contains(volume.id))
        .onTapGesture { mounts.errors[volume.id] = nil }
    }
}

struct SharedRow: View {
    @ObservedObject private var mounts = Mounts.shared
    let volume: Volume

    var body: some View { Text(mounts.errors[volume.id] ?? volume.name) }
}

// It also shows how many there are.
struct CountingRow: View {
    @EnvironmentObject var mounts: Mounts
    let volume: Volume

    var body: some View {
        Text(mounts.errors[volume.id] ?? "").badge(mounts.blocked.count)
    }
}

// Not in a list.
struct Detail: View {
    @EnvironmentObject var mounts: Mounts
    let volume: Volume

    var body: some View { Text(mounts.errors[volume.id] ?? "") }
}

struct Volumes: View {
    let volumes: [Volume]

    var body: some View {
        List(volumes) { volume in
            VolumeRow(volume: volume)
            SharedRow(volume: volume)
            CountingRow(volume: volume)
        }
        Detail(volume: volumes[0])
    }
}
