// Trails of the park.

struct Trail {
    let name: String
    let length: Double
}
