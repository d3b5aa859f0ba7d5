import Foundation

/// Whether the tests write what they compare with anew, as `SWIFTFIX_ACCEPT=1` asks.
let acceptsWhatIsMade = ProcessInfo.processInfo.environment["SWIFTFIX_ACCEPT"] == "1"
