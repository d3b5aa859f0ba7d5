struct Trail {
    static/* swiftfix:ignore */let shared = Trail(name: "Loop")
    let /* swiftfix:ignore lazy-stacks */ name: String
}
