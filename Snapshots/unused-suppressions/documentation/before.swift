/// A day on the way. Write `// swiftfix:ignore` to leave a line of it alone:
///
///     // swiftfix:ignore hoist-formatters
struct Trail {
    /// // swiftfix:ignore-file
    let name: String

    /// swiftfix:ignore lazy-stacks
    let length: Int

    /** swiftfix:disable */
    // // swiftfix:ignore
    let height: Int
}
