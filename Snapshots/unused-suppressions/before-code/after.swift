import Foundation

struct Trail {
    let length: Int
    let height: Int
}
