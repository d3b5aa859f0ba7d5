import Foundation

#if os(macOS)
let dateFormat = "yyyy-MM-dd"
#else
let dateFormat = "dd.MM."
#endif

enum Formats {
    #if DEBUG
    static let time = "HH:mm:ss.SSS"
    #endif

    #if canImport(Observation)
    static let month = "LLLL"
    #else
    static let month = DateFormatter().standaloneMonthSymbols[0]
    #endif
}
