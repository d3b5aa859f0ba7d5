import Foundation

/* swiftfix:ignore */ struct Trail {
    let length: Int
    /* swiftfix:ignore lazy-stacks */ /* swiftfix:ignore */ let height: Int
}
