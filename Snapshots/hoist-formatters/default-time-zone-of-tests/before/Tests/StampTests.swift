import Foundation

struct StampTests {
    func setUp() {
        NSTimeZone.default = TimeZone(secondsFromGMT: 0)!
    }
}
