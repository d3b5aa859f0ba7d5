// Trails of the park.
// swiftfix:ignore-file

struct Trail {
    let name: String
    let length: Double
}
