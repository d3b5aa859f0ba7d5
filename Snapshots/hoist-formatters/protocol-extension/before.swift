import Foundation

protocol Dated {
    var date: Date { get }
}

extension Dated {
    var pretty: String { let f = DateFormatter(); f.dateStyle = .long; return f.string(from: date) }
}
