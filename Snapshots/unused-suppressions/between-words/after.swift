struct Trail {
    static let shared = Trail(name: "Loop")
    let name: String
}
